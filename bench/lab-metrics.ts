import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playRun } from '@novalink/engine/node';
import { twentyLines } from '@novalink/engine/models';
import { exactDistribution, uncappedReturn } from '@novalink/engine/exact';
import { modelHash } from '@novalink/engine';
import { bareGenerator, fastEngine, plainLoop, type Contender } from './lab-contenders';
import { interleaved } from './medians';
import type { Metric } from './run';

const turns = 7;
/** Chunks of 65,536 rounds. */
const chunks = 64;
const plainRounds = 100_000;
const bareRounds = 8_000_000;
const threadedRounds = 60_000_000;
const memoryRounds = 10_000_000;

/**
 * The engine of the Test Lab with a game of 5 × 3 cells, 20 lines and 64 stops, compared with programs that
 * do the same or less.
 */
export async function labMetrics(): Promise<Metric[]> {
  return [...(await engineMetrics()), ...(await threadMetrics()), ...(await exactMetrics()), memoryMetric()];
}

async function engineMetrics(): Promise<Metric[]> {
  const contenders = {
    fast: fastEngine(twentyLines, chunks),
    bare: bareGenerator(bareRounds),
    plain: plainLoop(twentyLines, plainRounds),
  };
  for (const { play } of Object.values(contenders)) play();
  const rate =
    ({ rounds, play }: Contender) =>
    () =>
      rounds / play();
  const found = await interleaved(turns, {
    fast: rate(contenders.fast),
    bare: rate(contenders.bare),
    plain: rate(contenders.plain),
  });
  const times = (rounds: number) => `${(found.fast / rounds).toFixed(0)} ×`;
  const perSecond = (rounds: number) => `${(rounds / 1e6).toFixed(3)} M rounds/s`;
  return [
    { name: 'fast engine, CPU time', value: perSecond(found.fast), beside: '20 lines, wild, scatter' },
    {
      name: 'of the bare generator, 5 draws a round',
      value: `${((found.fast / found.bare) * 100).toFixed(0)} %`,
      beside: `bound 25 %; ${perSecond(found.bare)}`,
    },
    {
      name: 'to a plain TypeScript loop',
      value: times(found.plain),
      beside: `bound 60 ×; ${perSecond(found.plain)}`,
    },
  ];
}

async function threadMetrics(): Promise<Metric[]> {
  const job = { mathModelHash: modelHash(twentyLines), mode: 'base', seed: '5eed'.repeat(16) };
  const wall = (workers: number) => async () => {
    const begun = performance.now();
    await playRun(twentyLines, { ...job, rounds: threadedRounds }, { workers });
    return (performance.now() - begun) / 1000;
  };
  const { one, two } = await interleaved(turns, { one: wall(1), two: wall(2) });
  return [
    {
      name: 'two threads to one, wall time',
      value: `${(one / two).toFixed(2)} ×`,
      beside: `bound 1.6 ×, idle; ${(threadedRounds / 1e6).toFixed(0)} M rounds in ${one.toFixed(2)} and ${two.toFixed(2)} s`,
    },
  ];
}

async function exactMetrics(): Promise<Metric[]> {
  const cpuMs = (times: number, run: () => unknown) => () => {
    const before = process.cpuUsage();
    for (let time = 0; time < times; time += 1) run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / times;
  };
  const closed = await interleaved(turns, { ms: cpuMs(100, () => uncappedReturn(twentyLines)) });
  const full = await interleaved(turns, {
    ms: cpuMs(1, () => exactDistribution(twentyLines, { mode: 'base' })),
  });
  return [
    { name: 'exact RTP, CPU time', value: `${closed.ms.toFixed(3)} ms`, beside: 'bound 1 ms' },
    {
      name: 'full distribution of 64 ^ 5, CPU time',
      value: `${(full.ms / 1000).toFixed(2)} s`,
      beside: 'bound 10 s on one thread',
    },
  ];
}

/**
 * Peak resident memory of the whole command including the verdict, minus that of the command that only prints
 * its help.
 */
function memoryMetric(): Metric {
  const folder = mkdtempSync(join(tmpdir(), 'novalink-bench-'));
  try {
    const file = join(folder, 'model.json');
    writeFileSync(file, JSON.stringify(twentyLines));
    const idle = peakMb('--help');
    const peak = peakMb(file, '--rounds', `${memoryRounds}`, '--workers', '2', '--json');
    return {
      name: 'memory of a run of 10 M rounds, two threads',
      value: `${(peak - idle).toFixed(0)} MB`,
      beside: `bound 100 MB; peak RSS ${peak.toFixed(0)} MB, of --help ${idle.toFixed(0)} MB`,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const reportPeak = `process.on('exit', () => process.stderr.write(String(process.resourceUsage().maxRSS)))`;

function peakMb(...args: readonly string[]): number {
  const notify = `data:text/javascript,${encodeURIComponent(reportPeak)}`;
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--import', notify, 'bin/lab.ts', ...args],
    { encoding: 'utf8' },
  );
  return Number(stderr) / 1024;
}

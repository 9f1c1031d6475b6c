import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { exactDistribution, exactModel, roundSpread, uncappedReturn } from '@novalink/engine/exact';
import { evaluate, type MathModel, playRound, seededDraw } from '@novalink/engine';
import { toDecimal } from '@novalink/engine/fraction';
import { demoGames } from '#tools/seed/games/demo-games';
import { largest } from '@novalink/engine/testing';
import type { Metric } from './run';

/** The number of cells of each symbol on one reel of 64 stops. */
const cells = { W: 2, S: 2, A: 4, B: 4, C: 5, D: 5, E: 6, F: 6, G: 7, H: 7, I: 8, J: 8 };

/** Rows of 20 lines on five reels. */
const lines = (
  '11111 00000 22222 01210 21012 00122 22100 10001 12221 01110 ' +
  '21112 10121 12101 01010 21212 11011 11211 02020 20202 02220'
)
  .split(' ')
  .map((line) => Array.from(line, Number));

const ordinary = Object.keys(cells).filter((id) => id !== 'W' && id !== 'S');

/** Five reels with three rows, 20 lines, a wild, a scatter and free spins that retrigger. */
function model(stops: number): MathModel {
  const draw = seededDraw({ serverSeed: '00', clientSeed: 'bench', nonce: stops });
  const strip = () => {
    const bag = Object.entries(cells).flatMap(([id, count]) => Array<string>(count).fill(id));
    return Array.from({ length: stops }, () => bag.splice(draw(bag.length), 1)).flat();
  };
  return {
    schema: 'novalink.math/1',
    name: `20 lines on ${stops} stops`,
    grid: { reels: 5, rows: 3 },
    symbols: [
      { id: 'W', wild: true, excludes: ['S'] },
      { id: 'S', scatter: true },
      ...ordinary.map((id) => ({ id })),
    ],
    reelSets: { base: [strip(), strip(), strip(), strip(), strip()] },
    modes: [{ id: 'base', cost: 20, reelSet: 'base' }],
    evaluation: { kind: 'LINES', lines, direction: 'LTR', payRule: 'HIGHEST_PER_LINE' },
    paytable: {
      W: { '2': 5, '3': 50, '4': 500, '5': 5000 },
      ...Object.fromEntries(
        ordinary.map((id, at) => [id, { '3': 30 - 2 * at, '4': 100 - 8 * at, '5': 400 - 30 * at }]),
      ),
    },
    scatterPays: { S: { unit: 'TOTAL_COST', '3': 5, '4': 25, '5': 100 } },
    features: [
      {
        id: 'free',
        trigger: { symbol: 'S', min: 3 },
        award: { '3': 10 },
        reelSet: 'base',
        multiplier: 3,
        retrigger: true,
        maxSpins: 200,
      },
    ],
    maxWinX: 5000,
    declared: { rtp: '0.95', maxWinX: 5000 },
  };
}

/** Exact and simulated figures of the math engine, on one thread. */
export function slotsMetrics(): Promise<Metric[]> {
  const large = model(64);
  const small = model(32);
  const rtp = uncappedReturn(large).rtp.least;
  const exact = median(200, () => uncappedReturn(large));
  const full = [small, large].map((one) => median(3, () => exactDistribution(one, { mode: 'base' })));
  const limited = [
    ...demoGames.map(({ version }) => version.mathModel),
    ...[25, 100, 1000].map((maxSpins) => withSpins(large, maxSpins)),
  ].map(limitedMetric);
  const refused = median(1, () => roundSpread(largest('LINES')));
  const draw = seededDraw({ serverSeed: '01', clientSeed: 'bench', nonce: 0 });
  const drawn = Array.from({ length: 500 }, () => [draw(64), draw(64), draw(64), draw(64), draw(64)]);
  const spins = perSecond(() => drawn.forEach((stops) => evaluate(large, stops, { mode: 'base' })));
  const rounds = perSecond((count) => {
    for (let nonce = 0; nonce < count; nonce += 1) {
      playRound(large, 'base', seededDraw({ serverSeed: '02', clientSeed: 'bench', nonce }));
    }
  });
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  return Promise.resolve([
    {
      name: 'exact RTP, 5 × 3, 20 lines, 64 stops',
      value: ms(exact),
      beside: `bound 1 ms; RTP ${toDecimal(rtp, 6)}`,
    },
    { name: 'full distribution, 32 ^ 5 = 33,554,432', value: ms(full[0] ?? 0), beside: 'every outcome' },
    { name: 'full distribution, 64 ^ 5 = 1,073,741,824', value: ms(full[1] ?? 0), beside: 'design 8.2 s' },
    ...limited,
    { name: 'too large a model, refused', value: ms(refused), beside: 'every limit of a model at once' },
    { name: 'evaluate, drawn stops', value: `${spins.toFixed(0)} /s`, beside: 'reference engine' },
    {
      name: 'playRound, seeds of its own each',
      value: `${rounds.toFixed(0)} /s`,
      beside: 'free spins included',
    },
  ]);
}

const withSpins = (game: MathModel, maxSpins: number): MathModel => ({
  ...game,
  name: `64 ^ 5 with ${maxSpins.toLocaleString('en')} free spins`,
  features: (game.features ?? []).map((feature) => ({ ...feature, maxSpins })),
});

/** All exact figures of a game with its limits, beside its figures without limits. */
function limitedMetric(game: MathModel): Metric {
  const without = median(3, () => [uncappedReturn(game), roundSpread(game)]);
  const exact = median(3, () => exactModel(game));
  const { metrics, histogram } = exactModel(game);
  const [more, less] = [peakMemory(game, 'with'), peakMemory(game, 'without')];
  const known = histogram ? 'with its distribution' : 'bounds of the cap';
  return {
    name: `exact with limits: ${game.name}`,
    value: `${exact.toFixed(0)} ms, ${(exact / without).toFixed(1)} × without limits`,
    beside: `${without.toFixed(0)} ms without; ${more} MiB instead of ${less} MiB; RTP ${metrics.rtp.least.slice(0, 10)}, ${known}`,
  };
}

/** The peak memory of a process that computes the figures, in MiB. */
function peakMemory(game: MathModel, limits: 'with' | 'without'): number {
  const script = path.join(import.meta.dirname, 'exact-memory.ts');
  const run = spawnSync(process.execPath, ['--import', 'tsx', script, limits], {
    input: JSON.stringify(game),
  });
  return Number(run.stdout.toString());
}

function median(times: number, run: () => unknown): number {
  const taken = Array.from({ length: times }, () => {
    const begun = performance.now();
    run();
    return performance.now() - begun;
  });
  return taken.sort((one, other) => one - other)[times >> 1] ?? 0;
}

/** Runs for about a second. */
function perSecond(run: (count: number) => void): number {
  const chunk = 500;
  let done = 0;
  const begun = performance.now();
  while (performance.now() < begun + 1000) {
    run(chunk);
    done += chunk;
  }
  return done / ((performance.now() - begun) / 1000);
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metric } from './run';

const rounds = 5;

/** Prints the CPU time of a run (user and system) as the last word on stderr. */
const reportCpu = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stderr.write('\\ncpu '+(user+system)/1e6)})`;

/** A synthesis without validation, compared with a `tsx` program that does nothing; CPU time, median. */
export function synthMetrics(): Promise<Metric[]> {
  const folder = mkdtempSync(join(tmpdir(), 'novalink-synth-'));
  try {
    const bare = join(folder, 'bare.ts');
    writeFileSync(bare, 'export {};\n');
    const times = Array.from({ length: rounds }, () => ({
      bare: cpuSeconds(bare, folder),
      synth: cpuSeconds('bin/novalink.ts', folder),
    }));
    const bareTime = median(times.map((time) => time.bare));
    const synthTime = median(times.map((time) => time.synth));
    return Promise.resolve([
      { name: 'bare tsx program', value: `${bareTime.toFixed(2)} s`, beside: 'process time' },
      {
        name: 'synthesis of stage local, no validation',
        value: `${synthTime.toFixed(2)} s`,
        beside: `${(synthTime / bareTime).toFixed(1)} × bare`,
      },
      { name: 'what synthesis adds', value: `${(synthTime - bareTime).toFixed(2)} s`, beside: 'bound 1.5 s' },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function cpuSeconds(program: string, folder: string): number {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };
  const run = spawnSync(process.execPath, ['--import', reportCpu, '--import', 'tsx', program], {
    encoding: 'utf8',
    env: {
      ...process.env,
      CDK_OUTDIR: join(folder, 'cdk.out'),
      CDK_CONTEXT_JSON: JSON.stringify({ ...context, stage: 'local' }),
      CDK_VALIDATION: 'false',
    },
  });
  const reported = /cpu ([\d.]+)\s*$/.exec(run.stderr)?.[1];
  if (run.status !== 0 || reported === undefined) throw new Error(`${program} failed: ${run.stderr}`);
  return Number(reported);
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

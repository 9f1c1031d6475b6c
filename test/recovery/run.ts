import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chance } from '@novalink/ledger/simulation';
import { reportLines } from '#ops/recovery/repair-report';
import { drill, type DrillResult } from './drill';
import { playTraffic, type Traffic } from './traffic';

/** The restore drill: `npm run restore-drill`, or `-- --drills 20 --seed 7 --players 10 --rounds 40`. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: `${randomInt(1, 1_000_000)}` },
    drills: { type: 'string', default: '5' },
    players: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '20' },
  },
});
const seed = Number(values.seed);
const say = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const traffic = await playTraffic(
  { players: Number(values.players), rounds: Number(values.rounds) },
  chance(seed),
);
say(
  `Restore drill, seed ${seed}`,
  `Played: ${traffic.asked.length} rounds of ${values.players} players, ${traffic.movements.length} movements.`,
);
let wrong = 0;
for (let count = 0; count < Number(values.drills); count += 1) {
  const result = await drill(traffic, seed + count);
  say(
    '',
    `Drill ${count + 1} (seed ${seed + count})`,
    ...reported(traffic, result).map((line) => `  ${line}`),
  );
  wrong += result.findings.length;
}
say('', wrong === 0 ? 'Passed: every repaired table agrees with the journal.' : `Failed: ${wrong} findings.`);
process.exitCode = wrong === 0 ? 0 : 1;

function reported(
  { history }: Traffic,
  { tear, report, movementsLost, findings }: DrillResult,
): readonly string[] {
  const places = Object.entries(tear.at).map(([table, at]) => `${table} ${at}`);
  return [
    `Restored tables as of change ${places.join(', ')} of ${history.changes.length}, rows ±${tear.skew} changes.`,
    `Movements in no backup or set aside: ${movementsLost}`,
    ...reportLines(report),
    findings.length === 0
      ? 'Audit: balances, statements, rounds, losses and seeds agree, before and after more play; the sealed days verify.'
      : `Audit: ${findings.length} findings.`,
    ...findings.slice(0, 20).map((finding) => `  ${finding}`),
  ];
}

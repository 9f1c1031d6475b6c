import { parseArgs } from 'node:util';
import { auditStorm } from './audit-storm';

/** The crash storm: `npm run test:deep -- storm`, or shorter: `npx tsx test/storm/run.ts --seconds 15`. */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, json: { type: 'boolean' } },
});
const seconds = Number(values.seconds);
const report = await auditStorm({ seconds, clients: 32, processes: 1, wallets: 200, secondsBetweenKills: 4 });

/** The required results of a storm of one minute; for a shorter storm in proportion. */
const bars = { commits: (15_000 * seconds) / 60, kills: (10 * seconds) / 60 };
const line = (name: string, value: number, bar: string) =>
  `  ${name.padEnd(22)}${String(value).padStart(8)}   ${bar}\n`;
process.stdout.write(
  values.json
    ? `${JSON.stringify(report)}\n`
    : [
        `Storm of ${seconds} s, 32 clients\n`,
        line('commits', report.commits, `at least ${bars.commits}`),
        line('refusals', report.declined, ''),
        line('kills', report.kills, `at least ${Math.floor(bars.kills)}`),
        line('unknown outcomes', report.unknown, 'all resolved in the end'),
        line('acknowledged and lost', report.acknowledgedLost, 'none'),
        line('violations', report.violations.length, 'none'),
        ...report.violations.map((violation) => `    ${violation}\n`),
      ].join(''),
);
const isSound = report.violations.length === 0;
const isStormy = report.commits >= bars.commits && report.kills >= Math.floor(bars.kills);
process.exitCode = isSound && (values.json || isStormy) ? 0 : 1;

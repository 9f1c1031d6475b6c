import { parseArgs } from 'node:util';
import { auditStorm } from './audit-storm';

/** The crash storm: `npm run test:deep -- storm`, or shorter: `npx tsx test/storm/run.ts --kills 3`. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '12' },
    'outcomes-between-kills': { type: 'string', default: '1500' },
    json: { type: 'boolean' },
  },
});
const kills = Number(values.kills);
const outcomesBetweenKills = Number(values['outcomes-between-kills']);
const report = await auditStorm({ kills, outcomesBetweenKills, clients: 32, processes: 1, wallets: 200 });
const line = (name: string, value: number, bar: string) =>
  `  ${name.padEnd(22)}${String(value).padStart(8)}   ${bar}\n`;
process.stdout.write(
  values.json
    ? `${JSON.stringify(report)}\n`
    : [
        `Storm with ${kills} kills, 32 clients\n`,
        line('commits', report.commits, ''),
        line('refusals', report.declined, ''),
        line('unknown outcomes', report.unknown, 'all resolved in the end'),
        line('acknowledged and lost', report.acknowledgedLost, 'none'),
        line('violations', report.violations.length, 'none'),
        ...report.violations.map((violation) => `    ${violation}\n`),
      ].join(''),
);
process.exitCode = report.violations.length === 0 ? 0 : 1;

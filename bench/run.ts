import { cpus } from 'node:os';
import { apiMetrics } from './api-metrics';
import { graphqlMetrics } from './graphql-metrics';
import { labMetrics } from './lab-metrics';
import { ledgerMetrics } from './ledger-metrics';
import { roundMetrics } from './round-metrics';
import { scaleMetrics } from './scale-metrics';
import { slotsMetrics } from './slots-metrics';
import { startMetrics } from './start-metrics';
import { webMetrics } from './web-metrics';

export interface Metric {
  readonly name: string;
  readonly value: string;
  /** The comparison in the same run, or the required limit. */
  readonly beside: string;
}

/**
 * Measurements of this machine without assertions: `npm run bench`, or one group: `npm run bench -- graphql`.
 */
const groups: Readonly<Record<string, () => Promise<Metric[]>>> = {
  start: startMetrics,
  graphql: graphqlMetrics,
  api: apiMetrics,
  slots: slotsMetrics,
  lab: labMetrics,
  rounds: roundMetrics,
  ledger: ledgerMetrics,
  scale: scaleMetrics,
  web: webMetrics,
};

const [only] = process.argv.slice(2);
if (only !== undefined && !(only in groups)) {
  console.error(`There is no group ${only}; there are ${Object.keys(groups).join(', ')}.`);
  process.exit(1);
}
console.log(`Node ${process.version}, ${cpus().length} cores`);
for (const [name, measure] of Object.entries(groups)) {
  if (only !== undefined && only !== name) continue;
  console.log(`\n${name}`);
  for (const metric of await measure()) {
    console.log(`  ${metric.name.padEnd(52)} ${metric.value.padStart(14)}   ${metric.beside}`);
  }
}
process.exit(0);

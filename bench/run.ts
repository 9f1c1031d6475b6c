import { cpus } from 'node:os';
import { graphqlFigures } from './graphql-figures';
import { labFigures } from './lab-figures';
import { labPageFigures } from './lab-page-figures';
import { ledgerFigures } from './ledger-figures';
import { historyFigures } from './ledger-histories';
import { metricsFigures } from './metrics-figures';
import { playFigures } from './play-figures';
import { reelFigures } from './reel-figures';
import { roundFigures } from './round-figures';
import { scaleFigures } from './scale-figures';
import { slotsFigures } from './slots-figures';
import { startFigures } from './start-figures';
import { storageFigures } from './storage-figures';
import { subscriptionFigures } from './subscription-figures';
import { synthFigures } from './synth-figures';
import { tableFigures } from './table-figures';
import { tournamentFigures } from './tournament-figures';
import { webFigures } from './web-figures';

export interface Figure {
  readonly name: string;
  readonly value: string;
  /** What it was measured against in the same run, or the bound it should keep. */
  readonly beside: string;
}

/** Figures of this machine, never assertions: `npm run bench`, or one group: `npm run bench -- graphql`. */
const groups: Readonly<Record<string, () => Promise<Figure[]>>> = {
  start: startFigures,
  synth: synthFigures,
  graphql: graphqlFigures,
  subscriptions: subscriptionFigures,
  slots: slotsFigures,
  lab: labFigures,
  'lab-page': labPageFigures,
  table: tableFigures,
  play: playFigures,
  reels: reelFigures,
  rounds: roundFigures,
  storage: storageFigures,
  ledger: ledgerFigures,
  histories: historyFigures,
  scale: scaleFigures,
  web: webFigures,
  metrics: metricsFigures,
  tournaments: tournamentFigures,
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
  for (const figure of await measure()) {
    console.log(`  ${figure.name.padEnd(52)} ${figure.value.padStart(14)}   ${figure.beside}`);
  }
}
process.exit(0);

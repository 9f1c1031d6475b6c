import type { GraphqlOperation } from './operations';

/** Operations without a unit cost, each with the reason. */
export const unmeasured = {
  'Mutation.publishLeaderboard': 'It reads and writes nothing.',
  'Mutation.playRound':
    'Its cost depends on what the round draws; `npm run bench` and the ledger tests measure it.',
} as const satisfies Readonly<Partial<Record<GraphqlOperation, string>>>;

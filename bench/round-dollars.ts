import { playRoundsMegabytes } from '../lib/brands/brand-functions';
import type { CallTemplate } from '../tools/scale/rounds/template';
import type { RoundRecipes } from '../tools/scale/rounds/replay';
import { dollarsPerMillion, lambdaDollars, otherPrices } from '../tools/scale/prices';
import type { Figure } from './run';

/** The dollars of a million rounds by what they are paid for, and their sum. */
export function roundDollars({ rounds, followUps }: RoundRecipes, cpuMs: number): Figure[] {
  const rows = new Map<string, { reads: number; writes: number }>();
  for (const recipes of [rounds, followUps])
    for (const { name, store, read, write } of recipes.flat().flatMap(({ accesses }) => accesses)) {
      const row = rowOf(store, name);
      const { reads, writes } = rows.get(row) ?? { reads: 0, writes: 0 };
      rows.set(row, { reads: reads + read / recipes.length, writes: writes + write / recipes.length });
    }
  const ofRows = [...rows].map(([row, units]) => ({ row, ...units, dollars: dollarsPerMillion(units) }));
  const dynamoDb = ofRows.reduce((sum, { dollars }) => sum + dollars, 0);
  const calls = rounds.flat();
  const perRound = (kind: (call: CallTemplate) => boolean) => calls.filter(kind).length / rounds.length;
  const lambda = lambdaDollars({
    megabytes: playRoundsMegabytes,
    cpuMs,
    reads: perRound(({ isTransaction }) => !isTransaction),
    transactions: perRound(({ isTransaction }) => isTransaction),
  });
  const items: readonly (readonly [string, number, string])[] = [
    ['DynamoDB', dynamoDb, 'followers included; reading the streams is free for Lambda'],
    ['AppSync', otherPrices.appSync, 'one operation a round'],
    [
      'Lambda',
      lambda.dollars,
      `${lambda.billedMs.toFixed(0)} ms at ${playRoundsMegabytes} MB: ${cpuMs.toFixed(1)} ms of a CPU measured, the waiting assumed`,
    ],
    ['Traces', otherPrices.traces, 'one round in twenty; a round writes no log line'],
  ];
  const sum = items.reduce((all, [, dollars]) => all + dollars, 0);
  return [
    ...ofRows
      .sort((one, other) => other.dollars - one.dollars)
      .map(({ row, reads, writes, dollars }): Figure => ({
        name: `  ${row}`,
        value: `$${dollars.toFixed(2)}`,
        beside: `${writes.toFixed(2)} write units, ${reads.toFixed(2)} read units a round`,
      })),
    ...items.map(([name, dollars, beside]): Figure => ({ name, value: `$${dollars.toFixed(2)}`, beside })),
    { name: 'A million rounds in all', value: `$${sum.toFixed(2)}`, beside: 'at most $12.00' },
  ];
}

/** `play PLAYER PLAY` from the name of a key with placeholders. */
const rowOf = (store: string, name: string): string => {
  const [, partition = '', sort = ''] = name.split(' ');
  return `${store} ${[partition, sort].map((part) => part.split('#')[0] ?? '').join(' ')}`;
};

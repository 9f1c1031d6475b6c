import { localAssembly } from '../test/support/assembly';
import { sharedRowsMs } from '../lambda/stores/play/shared-rows';
import { deployedBy } from '../tools/scale/deployed';
import type { RoundRecipes } from '../tools/scale/rounds/replay';
import type { CountUnits } from '../tools/scale/rounds/recipes';
import { roundDollars } from '../tools/scale/rounds/round-dollars';
import { roundCpuMs } from './round-cpu';
import type { Metric } from './run';

const dollar = (of: number) => `$${of.toFixed(2)}`;

/** The cost of a million rounds, for a single player and for each of many players, row by row. */
export async function dollarMetrics(
  recipes: RoundRecipes,
  counting: CountUnits,
  roundEveryMs: number,
): Promise<Metric[]> {
  const cpuMs = await roundCpuMs();
  const deployed = deployedBy(await localAssembly());
  const { one, crowd } = roundDollars({ recipes, counting, deployed, cpuMs, roundEveryMs, sharedRowsMs });
  const ofCrowd = new Map(crowd.rows.map(({ row, dollars }) => [row, dollars]));
  const size = `${deployed.playRoundsMegabytes} MB`;
  const items: readonly (readonly [string, number, string])[] = [
    ['DynamoDB', one.dynamoDb, `in a crowd ${dollar(crowd.dynamoDb)}; reading streams is free for Lambda`],
    ['AppSync', one.appSync, 'one operation a round'],
    [
      'Lambda',
      one.lambda,
      `${one.billedMs.toFixed(0)} ms at ${size}: ${cpuMs.toFixed(1)} ms of a CPU measured, the waiting assumed`,
    ],
    ['Traces', one.traces, `${deployed.tracedShare * 100} % of operations; a round writes no log line`],
  ];
  return [
    ...one.rows.map(({ row, reads, writes, dollars }): Metric => ({
      name: `  ${row}`,
      value: dollar(dollars),
      beside: `${writes.toFixed(2)} write units, ${reads.toFixed(2)} read units; in a crowd ${dollar(ofCrowd.get(row) ?? 0)}`,
    })),
    ...items.map(([name, dollars, beside]): Metric => ({ name, value: dollar(dollars), beside })),
    { name: 'A million rounds of a player alone', value: dollar(one.sum), beside: 'at most $12.00' },
    { name: 'A million rounds in a crowd of one brand', value: dollar(crowd.sum), beside: 'at most $12.00' },
  ];
}

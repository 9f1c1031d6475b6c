import { localAssembly } from '../test/support/assembly';
import { sharedRowsMs } from '../lambda/stores/play/shared-rows';
import { deployedBy } from '../tools/scale/deployed';
import { regionPrices, type RegionPrices } from '../tools/scale/prices';
import type { CountUnits, RoundRecipes } from '../tools/scale/rounds/recipes';
import { roundDollars, type RoundDollars } from '../tools/scale/rounds/round-dollars';
import { roundCpuMs } from './round-cpu';
import type { Metric } from './run';

const dollar = (of: number) => `$${of.toFixed(2)}`;

/**
 * The cost of a million rounds in us-east-1 and eu-west-1, row by row: for a single player, and for a player in a crowd of
 * one brand.
 */
export async function dollarMetrics(
  recipes: RoundRecipes,
  counting: CountUnits,
  roundEveryMs: number,
): Promise<Metric[]> {
  const cpuMs = await roundCpuMs();
  const deployed = deployedBy(await localAssembly());
  const dollarsIn = (prices: RegionPrices) =>
    roundDollars({ recipes, counting, deployed, cpuMs, roundEveryMs, sharedRowsMs, prices });
  const { one, crowd } = dollarsIn(regionPrices['us-east-1']);
  const ireland = dollarsIn(regionPrices['eu-west-1']);
  const item = (name: string, of: (dollars: RoundDollars) => number, note?: string): Metric => ({
    name,
    value: dollar(of(one)),
    beside:
      `in a crowd ${dollar(of(crowd))}; eu-west-1 ${dollar(of(ireland.one))}, ` +
      `in a crowd ${dollar(of(ireland.crowd))}${note === undefined ? '' : `; ${note}`}`,
  });
  const size = `${deployed.playRoundsMegabytes} MB`;
  const ofRow = (wanted: string) => (dollars: RoundDollars) =>
    dollars.rows.find(({ row }) => row === wanted)?.dollars ?? 0;
  return [
    ...one.rows.map(({ row, reads, writes }) =>
      item(`  ${row}`, ofRow(row), `${writes.toFixed(2)} write units, ${reads.toFixed(2)} read units`),
    ),
    item('DynamoDB', ({ dynamoDb }) => dynamoDb),
    item('AppSync', ({ appSync }) => appSync, 'one operation a round'),
    item(
      'Lambda',
      ({ lambda }) => lambda,
      `${one.billedMs.toFixed(0)} ms at ${size}: ${cpuMs.toFixed(1)} ms of a CPU measured, the waiting assumed`,
    ),
    item('Stream readers', ({ streamReaders }) => streamReaders, 'their time is assumed; reading is free'),
    item('Traces', ({ traces }) => traces, `${deployed.tracedShare * 100} % of operations; no log lines`),
    item('A million rounds', ({ sum }) => sum, 'at most $12.00'),
    item('In a tournament, also: copies of the score', ({ tournament }) => tournament.copies),
    item('In a tournament, also: updates of the leaderboard', ({ tournament }) => tournament.updates),
    item('In a tournament, also: polls of the leaderboard', ({ tournament }) => tournament.polls),
  ];
}

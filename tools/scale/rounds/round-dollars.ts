import type { Deployed } from '../deployed';
import { dollarsPerMillion, lambdaDollars, otherPrices } from '../prices';
import { winShare, type CountUnits } from './recipes';
import type { RoundRecipes } from './replay';
import { sharingOfCrowd, sharingOfOne, type Sharing } from './sharing';
import type { CallTemplate } from './template';

/** A row that a round reads or writes. */
export interface RowDollars {
  /** `play PLAYER PLAY` */
  readonly row: string;
  readonly reads: number;
  readonly writes: number;
  readonly dollars: number;
}

/** US dollars per million rounds, by item of cost. */
export interface RoundDollars {
  readonly rows: readonly RowDollars[];
  readonly dynamoDb: number;
  readonly appSync: number;
  readonly lambda: number;
  readonly billedMs: number;
  readonly traces: number;
  readonly sum: number;
}

export interface RoundDollarsNeeds {
  readonly recipes: RoundRecipes;
  readonly counting: CountUnits;
  readonly deployed: Deployed;
  readonly cpuMs: number;
  readonly roundEveryMs: number;
  readonly sharedRowsMs: number;
}

/** The costs for a single player without any sharing, and for each player in a crowd of one brand. */
export function roundDollars(needs: RoundDollarsNeeds): { one: RoundDollars; crowd: RoundDollars } {
  const { recipes, counting, deployed, cpuMs, roundEveryMs, sharedRowsMs } = needs;
  // Whether a recorded round read the shared rows depends on the time since they were cached.
  const calls = recipes.rounds.flat().filter((call) => !readsSharedRows(call));
  const perRound = (kind: (call: CallTemplate) => boolean) =>
    calls.filter(kind).length / recipes.rounds.length;
  const lambdaWith = (sharedRows: number) =>
    lambdaDollars({
      megabytes: deployed.playRoundsMegabytes,
      cpuMs,
      reads: perRound(({ isTransaction }) => !isTransaction) + sharedRows,
      transactions: perRound(({ isTransaction }) => isTransaction),
    });
  const traces = otherPrices.traces * deployed.tracedShare;
  const { appSync } = otherPrices;
  const of = (sharing: Sharing): RoundDollars => {
    const rows = [...rowsOf(recipes, sharing), countsOf(counting, sharing)];
    const dynamoDb = rows.reduce((all, { dollars }) => all + dollars, 0);
    const { billedMs, dollars: lambda } = lambdaWith(sharing.sharedRows);
    return { rows, dynamoDb, appSync, lambda, billedMs, traces, sum: dynamoDb + appSync + lambda + traces };
  };
  const sharing = { ...deployed, roundEveryMs, sharedRowsMs };
  const { billedMs: roundMs } = lambdaWith(0);
  return {
    one: of(sharingOfOne(sharing)),
    crowd: of(sharingOfCrowd(sharing, { roundMs, movementsPerRound: 1 + winShare })),
  };
}

interface Units {
  readonly reads: number;
  readonly writes: number;
  /** The number of requests in a round. */
  readonly times: number;
}

function countsOf(counting: CountUnits, { counts }: Sharing): RowDollars {
  const units = { reads: counting.reads * counts, writes: counting.writes * counts };
  return { row: 'play COUNTERS', ...units, dollars: dollarsPerMillion(units) };
}

/** The most expensive first. */
function rowsOf({ rounds, followUps }: RoundRecipes, sharing: Sharing): readonly RowDollars[] {
  // Rounds that were recorded while rows were cached did not read these rows.
  const rows = new Map<string, Units & { readonly name: string }>(
    rememberedNames.map((name) => [rowOf(name), { name, reads: 0, writes: 0, times: 0 }]),
  );
  for (const recipes of [rounds, followUps])
    for (const { name, read, write } of recipes.flat().flatMap(({ accesses }) => accesses)) {
      const row = rowOf(name);
      const { reads, writes, times } = rows.get(row) ?? { reads: 0, writes: 0, times: 0 };
      rows.set(row, {
        name,
        reads: reads + read / recipes.length,
        writes: writes + write / recipes.length,
        times: times + 1 / recipes.length,
      });
    }
  return [...rows]
    .map(([row, { name, ...recorded }]) => {
      const { reads, writes } = shared(name, recorded, sharing);
      return { row, reads, writes, dollars: dollarsPerMillion({ reads, writes }) };
    })
    .sort((one, other) => other.dollars - one.dollars);
}

/** The recording passes stream records one by one, and plays as fast as the machine can. */
function shared(name: string, { reads, writes, times }: Units, sharing: Sharing) {
  if (name.includes(' SUMMARY#')) return { reads, writes: (writes / times) * sharing.summaries };
  if (name.includes(' CHANGEDDAYS#')) return { reads: 0, writes: sharing.marks };
  if (name.includes(' BLOCKS#')) return { reads: 0, writes: sharing.blockUnits };
  if (name === sessionRow) return { reads: sharing.session, writes };
  if (sharedRow.test(name)) return { reads: readAgainUnits * sharing.sharedRows, writes };
  return { reads, writes };
}

const sessionRow = 'play PLAYER#{brand}#{player} SESSION#{session}';
const sharedKinds = ['BRAND', 'CASINO', 'COMPANY', 'GAME'];
/** A row that a process caches; it is read again with eventual consistency. */
export const sharedRow = new RegExp(`^main (${sharedKinds.join('|')})#\\{\\w+\\} [A-Z]+$`);
const readAgainUnits = 0.5;
const sharedNames = [
  ...sharedKinds.map((kind) => `main ${kind}#{${kind}} ${kind}`),
  'main BRAND#{BRAND} TOURNAMENTS',
];
const rememberedNames = [sessionRow, ...sharedNames];
/** One batch of all shared rows whose time in the cache has ended. */
const readsSharedRows = ({ accesses }: CallTemplate) =>
  accesses.length > 0 && accesses.every(({ name }) => sharedRow.test(name));

/** `play PLAYER PLAY` from the name of a key with placeholders. */
const rowOf = (name: string): string => {
  const [store, partition = '', sort = ''] = name.split(' ');
  return `${store} ${[partition, sort].map((part) => part.split('#')[0] ?? '').join(' ')}`;
};

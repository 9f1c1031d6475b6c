import { publishedApartMs } from '#lambda/functions/copy-scores/copy-scores';
import type { Deployed } from '../deployed';
import { dollarsPerMillion, lambdaDollars, type RegionPrices } from '../prices';
import { winShare, type CountUnits, type RoundRecipes } from './recipes';
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
  /** The functions that read the streams of the tables. */
  readonly streamReaders: number;
  readonly sum: number;
  /** Further costs of a round that counts for a tournament whose leaderboard the player sees, not in the sum. */
  readonly tournament: TournamentDollars;
}

export interface TournamentDollars {
  /** The copy of the score to the leaderboard and its index, and the function that copies it. */
  readonly copies: number;
  /** The published changes that this player receives, and the player's share of their publication. */
  readonly updates: number;
  /** The times that the page reads the leaderboard again, because a message can be lost. */
  readonly polls: number;
}

export interface RoundDollarsNeeds {
  readonly recipes: RoundRecipes;
  readonly counting: CountUnits;
  readonly deployed: Deployed;
  readonly cpuMs: number;
  readonly roundEveryMs: number;
  readonly sharedRowsMs: number;
  readonly prices: RegionPrices;
}

/** The costs for a single player without any sharing, and for each player in a crowd of one brand. */
export function roundDollars(needs: RoundDollarsNeeds): { one: RoundDollars; crowd: RoundDollars } {
  const { recipes, counting, deployed, cpuMs, roundEveryMs, sharedRowsMs, prices } = needs;
  // Whether a recorded round read the shared rows depends on the time since they were cached.
  const calls = recipes.rounds.flat().filter((call) => !readsSharedRows(call));
  const perRound = (kind: (call: CallTemplate) => boolean) =>
    calls.filter(kind).length / recipes.rounds.length;
  const lambdaWith = (sharedRows: number) =>
    lambdaDollars(
      {
        megabytes: deployed.playRoundsMegabytes,
        cpuMs,
        reads: perRound(({ isTransaction }) => !isTransaction) + sharedRows,
        transactions: perRound(({ isTransaction }) => isTransaction),
      },
      prices,
    );
  /** One million invocations that read and write a few rows in parallel. */
  const invocations = lambdaDollars(
    { megabytes: deployed.readerMegabytes, ...assumedReader },
    prices,
  ).dollars;
  const traces = prices.traces * deployed.tracedShare;
  const { appSync } = prices;
  const of = (sharing: Sharing): RoundDollars => {
    const rows = [...rowsOf(recipes, sharing, prices), countsOf(counting, sharing, prices)];
    const dynamoDb = rows.reduce((all, { dollars }) => all + dollars, 0);
    const { billedMs, dollars: lambda } = lambdaWith(sharing.sharedRows);
    const streamReaders = invocations * (sharing.marks + sharing.chainBatches + sharing.counts);
    const sum = dynamoDb + appSync + lambda + traces + streamReaders;
    const tournament = tournamentOf(sharing, { prices, invocations, roundEveryMs });
    return { rows, dynamoDb, appSync, lambda, billedMs, traces, streamReaders, sum, tournament };
  };
  const sharing = { ...deployed, roundEveryMs, sharedRowsMs };
  const { billedMs: roundMs } = lambdaWith(0);
  return {
    one: of(sharingOfOne(sharing)),
    crowd: of(sharingOfCrowd(sharing, { roundMs, movementsPerRound: 1 + winShare })),
  };
}

/** The time of a function that handles a batch of a stream, or a read of a leaderboard: assumed, not measured. */
const assumedReader = { cpuMs: 10, reads: 1, transactions: 1 } as const;
/** A row of a leaderboard that changes, and its entries in the index before and after. */
const scoreWrites = 3;
/** The units of a publication: its time, and the standings that it reads again. */
const publication = { reads: 5, writes: 1 } as const;
/** See `frontend/src/player/tournaments/read-leaderboard.ts`. */
const polledEveryMs = 60_000;
/** The units of a poll. A process caches the leaderboard itself for two seconds. */
const poll = { reads: 3, writes: 0 } as const;

/** A single player's rounds are the only changes. In a crowd, there is a change every second. */
function tournamentOf(
  { scoreBatches, viewers }: Sharing,
  {
    prices,
    invocations,
    roundEveryMs,
  }: { readonly prices: RegionPrices; readonly invocations: number; readonly roundEveryMs: number },
): TournamentDollars {
  const published = viewers === 1 ? 1 : roundEveryMs / publishedApartMs;
  const publishing = prices.appSync + dollarsPerMillion(publication, prices);
  const polled = prices.appSync + invocations + dollarsPerMillion(poll, prices);
  return {
    copies: dollarsPerMillion({ reads: 0, writes: scoreWrites }, prices) + scoreBatches * invocations,
    updates: published * (prices.appSyncUpdates + publishing / viewers),
    polls: (roundEveryMs / polledEveryMs) * polled,
  };
}

interface Units {
  readonly reads: number;
  readonly writes: number;
  /** The number of requests in a round. */
  readonly times: number;
}

function countsOf(counting: CountUnits, { counts }: Sharing, prices: RegionPrices): RowDollars {
  const units = { reads: counting.reads * counts, writes: counting.writes * counts };
  return { row: 'play COUNTERS', ...units, dollars: dollarsPerMillion(units, prices) };
}

/** The most expensive first. */
function rowsOf(
  { rounds, followUps }: RoundRecipes,
  sharing: Sharing,
  prices: RegionPrices,
): readonly RowDollars[] {
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
      return { row, reads, writes, dollars: dollarsPerMillion({ reads, writes }, prices) };
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

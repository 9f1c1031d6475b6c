import type { Call } from './calls';
import type { StoredBytes } from './stored-bytes';
import { type CallTemplate, templateOf, type Names } from './template';

export interface RoundRecipes {
  /** The calls of a round; one list for each round. */
  readonly rounds: readonly (readonly CallTemplate[])[];
  /** The average follow-up calls of one round through streams. */
  readonly followUps: readonly (readonly CallTemplate[])[];
}

export interface RecordedRounds {
  /** The growth of the tables and their indexes through all of them. */
  readonly storedBytes: StoredBytes;
  /** The calls of each round, in order. */
  readonly rounds: readonly { readonly isWin: boolean; readonly calls: readonly Call[] }[];
  /** The calls of all follow-up work through streams. */
  readonly followUps: readonly Call[];
  /** The units for counting a day, once for all changes of a batch. */
  readonly counting: CountUnits;
  readonly names: Names;
}

/** The units of one count of a brand's day, including its games, their companies and the platform. */
export interface CountUnits {
  readonly reads: number;
  readonly writes: number;
}

/** The share of rounds that win, in all figures and load tests. */
export const winShare = 0.28;

/**
 * Recorded rounds for any player, with their follow-up work divided among them. Whatever the number of
 * recorded wins, 28 of 100 rounds win: a win is a second movement, so otherwise the load would depend on
 * chance.
 */
export function recipesOf({
  rounds,
  followUps,
  names,
}: Omit<RecordedRounds, 'counting' | 'storedBytes'>): RoundRecipes {
  const templates = (calls: readonly Call[]) => calls.map((call) => templateOf(call, names));
  const shared = rounds.map((_round, place) =>
    followUps.filter((_call, order) => Math.floor((order * rounds.length) / followUps.length) === place),
  );
  return { rounds: inWinShare(rounds).map(templates), followUps: shared.map(templates) };
}

/**
 * The recipes without the marks of changed days. A mark is written once for a batch of thousands of records, which the
 * recording passes almost one by one, so that it would seem to be the hottest key.
 */
export const withoutMarks = ({ rounds, followUps }: RoundRecipes): RoundRecipes => ({
  rounds,
  followUps: followUps.map((calls) =>
    calls.filter(({ accesses }) => !accesses.some(({ name }) => name.includes(' CHANGEDDAYS#'))),
  ),
});

const mixed = 100;

function inWinShare(rounds: RecordedRounds['rounds']): (readonly Call[])[] {
  const [won, lost] = [true, false].map((isWin) => rounds.filter((round) => round.isWin === isWin));
  const taken = (of: RecordedRounds['rounds'] = [], count: number) =>
    Array.from({ length: count }, (_, place) => of[place % of.length]?.calls ?? []);
  const wins = Math.round(mixed * winShare);
  if (!won?.length || !lost?.length)
    throw new Error('There must be rounds that won and rounds that did not.');
  return [...taken(won, wins), ...taken(lost, mixed - wins)];
}

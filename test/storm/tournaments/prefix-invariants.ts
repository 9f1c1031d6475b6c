import { coinBooks } from '#test/storm/coin-books';
import type { Commit } from '#test/storm/commits';
import type { Finding } from '#test/storm/finding';
import { type Books, enter, escrowOf, newBooks, stepOf, sumOf } from './books';
import { tournamentsIn } from './tournament-writes';

/** An invariant of a tournament after every single write. Returns its violations. */
type BookRule = (books: Books, now: { readonly status: string | undefined }) => string | undefined;

const bookRules = {
  'an entry with a buy-in and its movement are written together': ({ buyIns, admitted }) => {
    if (buyIns.size === 0 && admitted.size === 0) return undefined;
    const both = [...new Set([...buyIns.keys(), ...admitted])];
    const lacking = both.find((player) => (buyIns.get(player)?.length ?? 0) !== 1 || !admitted.has(player));
    return lacking && `${lacking} has ${buyIns.get(lacking)?.length ?? 0} buy-ins`;
  },
  'each entrant is paid or refunded at most once': ({ prizes, refunds }) => {
    for (const player of new Set([...prizes.keys(), ...refunds.keys()])) {
      const times = (prizes.get(player)?.length ?? 0) + (refunds.get(player)?.length ?? 0);
      if (times > 1) return `${player} was paid ${times} times`;
    }
    return undefined;
  },
  'nobody is refunded more than they paid': ({ buyIns, refunds }) => {
    for (const [player, paid] of refunds)
      if (sumOf([paid]) > -sumOf([buyIns.get(player) ?? []])) return `${player} got ${sumOf([paid])}`;
    return undefined;
  },
  'prizes leave the escrow before they are paid': (books) =>
    sumOf(books.prizes.values()) > -stepOf(books, 'PAID')
      ? `${sumOf(books.prizes.values())} is paid of ${-stepOf(books, 'PAID')}`
      : undefined,
  'the pool holds no more than the buy-ins': (books) =>
    stepOf(books, 'POOL') > -sumOf(books.buyIns.values())
      ? `${stepOf(books, 'POOL')} of ${-sumOf(books.buyIns.values())}`
      : undefined,
  'the rest is returned after the last prize': (books) =>
    books.escrow.has('RETURN') && sumOf(books.prizes.values()) !== -stepOf(books, 'PAID')
      ? `${sumOf(books.prizes.values())} of ${-stepOf(books, 'PAID')} is paid when the rest is returned`
      : undefined,
  'the escrow of a settled tournament is empty': (books, { status }) =>
    status === 'SETTLED' && escrowOf(books) !== 0n ? `it holds ${escrowOf(books)}` : undefined,
  'a settled tournament has paid all prizes from all buy-ins': (books, { status }) =>
    status === 'SETTLED' &&
    (sumOf(books.prizes.values()) !== -stepOf(books, 'PAID') ||
      // An entrant who was barred before the end has the buy-in back.
      sumOf(books.buyIns.values()) + sumOf(books.refunds.values()) !== -stepOf(books, 'POOL'))
      ? `${sumOf(books.prizes.values())} of ${-stepOf(books, 'PAID')} is paid`
      : undefined,
} as const satisfies Record<string, BookRule>;

export const prefixInvariantNames = [
  'coins are conserved',
  'no purse is negative',
  ...(Object.keys(bookRules) as (keyof typeof bookRules)[]),
] as const;
export type PrefixInvariantName = (typeof prefixInvariantNames)[number];

/** Processes the writes one by one. Returns the first violation of each invariant. */
export function prefixFindings(
  commits: readonly Commit[],
  tournamentIds: readonly { readonly id: string; readonly hasBuyIn: boolean }[],
): readonly Finding<PrefixInvariantName>[] {
  const found = new Map<PrefixInvariantName, string>();
  const note = (name: PrefixInvariantName, place: number, finding: string | undefined) => {
    if (finding !== undefined && !found.has(name)) found.set(name, `after write ${place + 1}: ${finding}`);
  };
  const coins = coinBooks();
  const books = new Map(tournamentIds.map(({ id }) => [id, newBooks()]));
  const status = new Map<string, string>();
  for (const [place, commit] of commits.entries()) {
    const { created, low } = coins.enter(commit);
    note('coins are conserved', place, created);
    note('no purse is negative', place, low);
    for (const row of tournamentsIn(commit)) status.set(row.id, row.status);
    for (const { id, hasBuyIn } of tournamentIds) {
      const own = books.get(id) ?? newBooks();
      enter(own, id, commit);
      for (const [name, rule] of Object.entries<BookRule>(bookRules)) {
        if (name.startsWith('an entry with a buy-in') && !hasBuyIn) continue;
        note(name as keyof typeof bookRules, place, rule(own, { status: status.get(id) }));
      }
    }
  }
  return [...found].map(([name, finding]) => ({ name, finding }));
}

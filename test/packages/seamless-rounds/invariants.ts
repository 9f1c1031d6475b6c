import type { SeamlessRound } from '@novalink/wallet-contract/rounds';
import type { History } from './simulate';
import { openingBalance } from './simulated-wallet';

/** Returns how a history breaks it, or undefined. */
type Invariant = (history: History) => string | undefined;

const ends: readonly string[] = ['CLOSED', 'ROLLED_BACK', 'REFUSED'];
const threeDays = 72 * 3_600_000;

function firstOf({ store }: History, isWrong: (round: SeamlessRound) => boolean): string | undefined {
  const round = [...store.rows.values()].find(isWrong);
  return round && `${round.id} is ${round.state}, bet ${round.bet}, win ${round.win}`;
}

export const invariants = {
  'every round ends': (history) => firstOf(history, ({ state }) => !ends.includes(state)),

  'a closed round has taken its bet and paid its win once': (history) =>
    firstOf(
      history,
      ({ id, state, bet, win = 0n }) =>
        state === 'CLOSED' &&
        (history.wallet.positionOf(id) !== win - bet || (history.wallet.wins.get(id) ?? 0) > 1),
    ),

  'a round that was refused or rolled back costs and pays nothing': (history) =>
    firstOf(
      history,
      ({ id, state }) =>
        (state === 'REFUSED' || state === 'ROLLED_BACK') && history.wallet.positionOf(id) !== 0n,
    ),

  'no coin is in a round without a row': ({ terms, store, wallet }) =>
    terms.find(({ id }) => !store.rows.has(id) && wallet.positionOf(id) !== 0n)?.id,

  'the wallet moves coins of these rounds only': ({ terms, wallet }) => {
    const sum = terms.reduce((total, { id }) => total + wallet.positionOf(id), openingBalance);
    return sum === wallet.balance() ? undefined : `${wallet.balance()} instead of ${sum}`;
  },

  'the journal mirrors the wallet': ({ terms, store, wallet }) => {
    const journalOf = (id: string) =>
      store.journal.reduce((sum, { round, amount }) => (round === id ? sum + amount : sum), 0n);
    return terms.find(({ id }) => journalOf(id) !== wallet.positionOf(id))?.id;
  },

  'the outcome is the one of the committed seed': (history) =>
    firstOf(history, (round) => round.win !== undefined && round.win !== history.outcomeOf(round)),

  'the outcome is drawn after the wallet has taken the bet': ({ drawnEarly }) => drawnEarly[0],

  'a player is never told another end': ({ told, store }) =>
    told.find(({ id, state, win }) => {
      const row = store.rows.get(id);
      return ends.includes(state) && (row?.state !== state || row.win !== win);
    })?.id,

  'nothing is left to a person before 72 hours': ({ store }) =>
    store.leftToPerson.find(({ milliseconds }) => milliseconds < threeDays)?.round,

  'the wallet gets only calls that the contract describes': ({ wallet }) => wallet.undescribed[0],
} as const satisfies Record<string, Invariant>;

export type InvariantName = keyof typeof invariants;

/** The invariants that a history breaks, each with how. */
export function violations(history: History): Map<string, string> {
  const broken = new Map<string, string>();
  for (const [name, isBroken] of Object.entries<Invariant>(invariants)) {
    const how = isBroken(history);
    if (how !== undefined) broken.set(name, how);
  }
  return broken;
}

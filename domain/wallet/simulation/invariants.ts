import type { Outcome } from '../movement';
import type { Call, History } from './history';
import { isPosted, positions, statements } from './statements';

/** Something that a history must never show: the first thing found, in words; undefined when all is well. */
type Invariant = (history: History) => string | undefined;

const pageLength = 7;

/** By their numbers in the design of the ledger; I11 is `day-chain`. */
export const invariants = {
  'I1 what wallets hold was issued or lost by the house': ({ journal, wallets, treasury }) => {
    let sum = 0n;
    for (const { balance } of wallets.values()) sum += balance;
    for (const balance of treasury.values()) sum += balance;
    for (const [account, amount] of positions(journal)) if (account.startsWith('HOUSE#')) sum += amount;
    return sum === 0n ? undefined : `the accounts add up to ${sum}`;
  },

  'I2 no wallet is ever below zero': ({ log }) => {
    const low = log.moved.find(({ balance }) => balance < 0n);
    return low && `${low.key} left ${low.balance} in ${low.account}`;
  },

  'I3 a balance is the sum of its legs': ({ journal, wallets, treasury }) => {
    const sums = positions(journal);
    for (const [account, { balance }] of wallets)
      if (balance !== (sums.get(account) ?? 0n)) return `${account} holds ${balance}`;
    for (const [account, balance] of treasury)
      if (balance !== (sums.get(account) ?? 0n)) return `${account} holds ${balance}`;
    return undefined;
  },

  'I4 a version is the number of legs': ({ journal, wallets }) => {
    const lines = statements(journal);
    for (const [account, { version }] of wallets)
      if (version !== (lines.get(account)?.length ?? 0)) return `${account} is at version ${version}`;
    return undefined;
  },

  'I5 what was acknowledged is in the journal for ever': ({ calls, journal }) => {
    const byKey = keyed(journal);
    return complaint(calls, ({ outcome, request }) => {
      if (outcome.state !== 'POSTED') return false;
      return !sameAnswer(outcome, answerOf(byKey.get(request.key)));
    });
  },

  'I6 what was declined is never applied': ({ calls, journal }) => {
    const byKey = keyed(journal);
    return complaint(
      calls,
      ({ outcome, request }) => outcome.state === 'DECLINED' && byKey.get(request.key)?.state === 'POSTED',
    );
  },

  'I7 one key has one effect and one answer': ({ calls, log }) => {
    const seen = new Set<string>();
    for (const { key } of log.moved) {
      if (seen.has(key)) return `${key} moved coins twice`;
      seen.add(key);
    }
    const answers = new Map<string, Outcome>();
    return complaint(calls, ({ outcome, request }) => {
      if (outcome.state !== 'POSTED' && outcome.state !== 'DECLINED') return false;
      const first = answers.get(request.key);
      answers.set(request.key, first ?? outcome);
      return first !== undefined && !sameAnswer(first, outcome);
    });
  },

  'I8 the key of another wish is a conflict without effect': ({ calls, journal }) => {
    const byKey = keyed(journal);
    return complaint(calls, ({ outcome, request }) => {
      const other = byKey.get(request.key)?.requestHash !== request.requestHash;
      return outcome.state === 'CONFLICT' ? !other : isFinal(outcome) && other;
    });
  },

  'I9 a wallet’s sequence has no gap and nothing was edited': ({ journal, log }) => {
    const [edited] = log.overwritten;
    if (edited !== undefined) return `${edited} was put over another entry`;
    for (const [account, lines] of statements(journal)) {
      const gap = lines.findIndex(({ seq }, index) => seq !== index + 1);
      if (gap !== -1) return `${account} has no movement ${gap + 1}`;
    }
    return undefined;
  },

  'I10 opening and lines make the closing balance, page by page': ({ journal, wallets }) => {
    for (const [account, lines] of statements(journal)) {
      let opening = 0n;
      for (let start = 0; start < lines.length; start += pageLength) {
        const page = lines.slice(start, start + pageLength);
        const closing = page.reduce((sum, { amount }) => sum + amount, opening);
        if (closing !== page.at(-1)?.balance) return `a page of ${account} closes with ${closing}`;
        opening = closing;
      }
      if (opening !== wallets.get(account)?.balance) return `${account} closes with ${opening}`;
    }
    return undefined;
  },

  'I12 what is unknown is known after one more try when the fault is over': ({ calls }) =>
    complaint(calls, ({ mended, outcome }) => mended && outcome.state === 'UNKNOWN'),

  'what stands alongside is written with its movement, once': ({ calls, journal, log }) => {
    const played = new Set(calls.filter(({ plays }) => plays).map(({ request }) => request.key));
    const rounds = new Map<string, number>();
    for (const { row, key } of log.companions)
      if (row === `ROUND#${key}`) rounds.set(key, (rounds.get(key) ?? 0) + 1);
    for (const movement of journal) {
      if (!played.has(movement.key)) continue;
      const written = rounds.get(movement.key) ?? 0;
      if (written !== (isPosted(movement) ? 1 : 0)) return `${movement.key} has ${written} rounds`;
    }
    return undefined;
  },
} as const satisfies Record<string, Invariant>;

export type InvariantName = keyof typeof invariants;

/** Every invariant that a history breaks, with what was found. */
export const violations = (history: History): string[] =>
  Object.entries<Invariant>(invariants).flatMap(([name, broken]) => {
    const found = broken(history);
    return found === undefined ? [] : [`${name}: ${found}`];
  });

const keyed = (journal: History['journal']) => new Map(journal.map((movement) => [movement.key, movement]));

const isFinal = ({ state }: Outcome) => state === 'POSTED' || state === 'DECLINED';

const answerOf = (movement: History['journal'][number] | undefined): Outcome | undefined => {
  if (movement?.state === 'POSTED') return { state: 'POSTED', movement };
  return movement && { state: 'DECLINED', why: movement.why, movement };
};

/** Whether a caller would be told the same. */
function sameAnswer(one: Outcome | undefined, other: Outcome | undefined): boolean {
  if (one?.state === 'POSTED' && other?.state === 'POSTED')
    return (
      one.movement.seq === other.movement.seq &&
      one.movement.balance === other.movement.balance &&
      one.movement.amount === other.movement.amount &&
      one.movement.at === other.movement.at
    );
  return one?.state === 'DECLINED' && other?.state === 'DECLINED' && one.why === other.why;
}

function complaint(calls: readonly Call[], isWrong: (call: Call) => boolean): string | undefined {
  const call = calls.find(isWrong);
  return call && `${call.request.key} was answered ${call.outcome.state}`;
}

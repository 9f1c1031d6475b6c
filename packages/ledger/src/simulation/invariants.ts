import type { Outcome, StoredMovement } from '#ledger/post/movement';
import { openingBudget } from './engine';
import { evidence, type Evidence } from './evidence';
import type { Call, History } from './history';
import { requestsOf } from './script';

/** A property that every history must have. Returns the first violation as text; undefined if there is none. */
type Invariant = (found: Evidence) => string | undefined;

const pageLength = 7;

/** Numbered as in the design of the ledger. I11 is tested in `day-chain.test.ts`. */
export const invariants = {
  'I1 the accounts of a coin add up to zero': ({ positions, wallets, treasury }) => {
    let sum = 0n;
    for (const { balance } of wallets.values()) sum += balance;
    for (const balance of treasury.values()) sum += balance;
    for (const [account, amount] of positions) if (account.startsWith('HOUSE#')) sum += amount;
    return sum === 0n ? undefined : `the accounts add up to ${sum}`;
  },

  // Histories have no mirrored purse, whose balance may be negative.
  'I2 no balance is ever negative': ({ log }) => {
    const low = log.moved.find(({ balance }) => balance < 0n);
    return low && `${low.key} left ${low.balance} in ${low.account}`;
  },

  'I3 a balance is the sum of its legs': ({ positions, wallets, treasury }) => {
    const held = new Map([...wallets].map(([account, { balance }]) => [account, balance]));
    for (const [account, balance] of treasury) held.set(account, balance);
    for (const account of new Set([...held.keys(), ...positions.keys()])) {
      const balance = held.get(account) ?? 0n;
      if (!account.startsWith('HOUSE#') && balance !== (positions.get(account) ?? 0n))
        return `${account} holds ${balance}`;
    }
    return undefined;
  },

  'I4 a wallet’s version is its number of movements': ({ statements, wallets }) => {
    for (const [account, { version }] of wallets)
      if (version !== (statements.get(account)?.length ?? 0)) return `${account} is at version ${version}`;
    return undefined;
  },

  'I5 acknowledged movements stay in the journal': ({ calls, byKey }) =>
    complaint(
      calls,
      ({ outcome, request }) =>
        outcome.state === 'POSTED' && !sameEntry(outcome.movement, byKey.get(request.key)),
    ),

  'I6 declined movements are never posted': ({ calls, byKey }) =>
    complaint(
      calls,
      ({ outcome, request }) => outcome.state === 'DECLINED' && byKey.get(request.key)?.state === 'POSTED',
    ),

  'I7 one key has one effect and one answer': ({ calls, log }) => {
    const moved = new Set<string>();
    for (const { key } of log.moved) {
      if (moved.has(key)) return `${key} moved coins twice`;
      moved.add(key);
    }
    const answers = new Map<string, StoredMovement>();
    return complaint(calls, ({ outcome, request }) => {
      if (!isFinal(outcome)) return false;
      const first = answers.get(request.key) ?? outcome.movement;
      answers.set(request.key, first);
      return !sameEntry(first, outcome.movement);
    });
  },

  'I8 a key reused for a different request is a conflict': ({ calls, byKey }) =>
    complaint(calls, (call) => {
      const others = requestsOf(call).map(({ key, requestHash }) => {
        const entry = byKey.get(key);
        return entry !== undefined && entry.requestHash !== requestHash;
      });
      const { state } = call.outcome;
      if (state === 'CONFLICT') return !others.includes(true);
      return state === 'POSTED' ? others.includes(true) : state === 'DECLINED' && others[0] === true;
    }),

  'I9 sequences have no gaps and entries never change': ({ statements, log }) => {
    const [edited] = log.overwritten;
    if (edited !== undefined) return `${edited} was put over another entry`;
    for (const [account, lines] of statements) {
      const gap = lines.findIndex(({ seq }, index) => seq !== index + 1);
      if (gap !== -1) return `${account} has no movement ${gap + 1}`;
    }
    return undefined;
  },

  'I10 every statement page adds up to its closing balance': ({ statements, wallets }) => {
    for (const [account, lines] of statements) {
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

  'I12 a retry after the faults resolves unknown outcomes': ({ calls }) =>
    complaint(calls, ({ fixed, outcome }) => fixed && outcome.state === 'UNKNOWN'),

  'movements that belong together are posted together': ({ wishes, byKey }) => {
    for (const wish of wishes) {
      const [first, ...others] = requestsOf(wish).map((request) => {
        const entry = byKey.get(request.key);
        return entry?.requestHash === request.requestHash && entry.state === 'POSTED' ? entry : undefined;
      });
      const isWhole = others.every((other, place) =>
        first ? other?.seq === first.seq + place + 1 && other.at === first.at : other === undefined,
      );
      if (!isWhole) return `${wish.request.key} and its win are not posted together`;
    }
    return undefined;
  },

  'alongside rows are written exactly once with their movement': ({ calls, journal, log }) => {
    const withRow = new Set(
      calls.flatMap(({ plays, request: { key, kind } }) => (plays || kind === 'REWARD' ? [key] : [])),
    );
    const rows = new Map<string, number>();
    for (const { row, key } of log.companions)
      if (row === `ONCE#${key}`) rows.set(key, (rows.get(key) ?? 0) + 1);
    for (const { key, state } of journal) {
      const written = rows.get(key) ?? 0;
      if (withRow.has(key) && written !== (state === 'POSTED' ? 1 : 0))
        return `${key} has ${written} rows alongside`;
    }
    return undefined;
  },

  'rewards are paid from the budget, and never more than it has': ({ journal, budgets }) => {
    const left = budgets.get('PROMOTION') ?? openingBudget;
    let paid = 0n;
    for (const { kind, state, amount } of journal)
      if (kind === 'REWARD' && state === 'POSTED') paid += amount;
    if (left < 0n) return `the budget is at ${left}`;
    return left + paid === openingBudget ? undefined : `${paid} was paid, and ${left} is left`;
  },

  'coins of a reward reach the main purse after they left its own': ({ wishes, byKey }) => {
    for (const { request, then } of wishes) {
      const debit = byKey.get(request.key);
      const credit = then && byKey.get(then.key);
      if (!then || credit?.state !== 'POSTED') continue;
      if (debit?.state !== 'POSTED') return `${then.key} was paid without its debit`;
      if (debit.amount !== -credit.amount) return `${then.key} was paid with another amount`;
    }
    return undefined;
  },

  'released coins reach the main purse in the end': ({ calls, byKey }) => {
    for (const { request, then, outcome } of calls) {
      const isPaid = then && byKey.get(then.key)?.state === 'POSTED';
      if (then && outcome.state === 'POSTED' && !isPaid) return `${request.key} was never paid out`;
    }
    return undefined;
  },
} as const satisfies Record<string, Invariant>;

export type InvariantName = keyof typeof invariants;

/** Returns the invariants that a history violates, each with the first violation. */
export function violations(history: History): Map<string, string> {
  const found = evidence(history);
  const broken = new Map<string, string>();
  for (const [name, isBroken] of Object.entries<Invariant>(invariants)) {
    const how = isBroken(found);
    if (how !== undefined) broken.set(name, how);
  }
  return broken;
}

type Final = Extract<Outcome, { state: 'POSTED' | 'DECLINED' }>;
const isFinal = (outcome: Outcome): outcome is Final =>
  outcome.state === 'POSTED' || outcome.state === 'DECLINED';

/** Whether both entries lead to the same response. */
function sameEntry(one: StoredMovement, other: StoredMovement | undefined): boolean {
  if (one.at !== other?.at || one.amount !== other.amount) return false;
  if (one.state === 'DECLINED') return other.state === 'DECLINED' && one.why === other.why;
  return other.state === 'POSTED' && one.seq === other.seq && one.balance === other.balance;
}

function complaint(calls: readonly Call[], isWrong: (call: Call) => boolean): string | undefined {
  const call = calls.find(isWrong);
  return call && `${call.request.key} was answered ${call.outcome.state}`;
}

import { describe, expect, test } from '@jest/globals';
import type { StoredMovement } from '#ledger/post/movement';
import type { Call, History } from './history';
import { invariants, violations, type InvariantName } from './invariants';
import { simulate } from './simulate';

/** Finds a history that contains every outcome that the tests below damage. */
async function eventfulHistory(): Promise<History> {
  for (let seed = 1; ; seed += 1) {
    const history = await simulate(seed);
    const states = new Set(history.calls.map(({ outcome }) => outcome.state));
    const betsPosted = history.journal.filter(({ state, kind }) => state === 'POSTED' && kind === 'BET');
    if (
      states.has('DECLINED') &&
      states.has('CONFLICT') &&
      betsPosted.length > 3 &&
      history.journal.some(({ state, kind }) => state === 'POSTED' && kind === 'WIN') &&
      history.journal.some(({ state, kind }) => state === 'POSTED' && kind === 'REWARD') &&
      history.calls.some(({ outcome, then }) => outcome.state === 'POSTED' && then) &&
      history.treasury.size > 3
    )
      return history;
  }
}
const history = await eventfulHistory();

const first = <Value>(values: Iterable<Value>, holds: (value: Value) => boolean = () => true): Value => {
  for (const value of values) if (holds(value)) return value;
  throw new Error('The history contains no such value.');
};
const posted = first(history.journal, ({ state, kind }) => state === 'POSTED' && kind === 'BET');
const rewarded = first(history.journal, ({ state, kind }) => state === 'POSTED' && kind === 'REWARD');
const released = first(
  history.calls,
  ({ outcome, then }) => outcome.state === 'POSTED' && then !== undefined,
);
const won = first(history.wishes, ({ request, win }) => {
  const entry = history.journal.find(({ key }) => key === request.key);
  return win !== undefined && entry?.state === 'POSTED' && entry.requestHash === request.requestHash;
});
const [account, wallet] = first(history.wallets, ([, { balance, version }]) => version > 3 && balance > 0n);
const callFor = (isIt: (call: Call) => boolean) => first(history.calls, isIt);
const answered = (state: Call['outcome']['state']) => callFor(({ outcome }) => outcome.state === state);

const withWallet = (change: Partial<typeof wallet>): History => ({
  ...history,
  wallets: new Map(history.wallets).set(account, { ...wallet, ...change }),
});
const withJournal = (change: (journal: readonly StoredMovement[]) => StoredMovement[]): History => ({
  ...history,
  journal: change(history.journal),
});
const withEntry = (key: string, change: object): History =>
  withJournal((journal) => journal.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));
const withCall = (call: Call): History => ({ ...history, calls: [...history.calls, call] });
const withLog = (change: Partial<History['log']>): History => ({
  ...history,
  log: { ...history.log, ...change },
});

/** Damaged histories for each invariant. */
const damaged: Readonly<Record<InvariantName, readonly History[]>> = {
  'I1 the accounts of a coin add up to zero': [withWallet({ balance: wallet.balance + 1n })],
  'I2 no balance is ever negative': [withLog({ moved: [{ account, key: 'key', balance: -1n }] })],
  'I3 a balance is the sum of its legs': [
    withWallet({ balance: wallet.balance - 1n }),
    { ...history, treasury: new Map() },
    { ...history, wallets: new Map() },
  ],
  'I4 a wallet’s version is its number of movements': [withWallet({ version: wallet.version + 1 })],
  'I5 acknowledged movements stay in the journal': [
    withJournal((journal) => journal.filter(({ key }) => key !== answered('POSTED').request.key)),
    withEntry(answered('POSTED').request.key, { at: '2020-01-01T00:00:00.000Z' }),
    withEntry(answered('POSTED').request.key, { balance: -7n }),
  ],
  'I6 declined movements are never posted': [
    withEntry(answered('DECLINED').request.key, { state: 'POSTED', balance: 1n, seq: 1, legs: [] }),
  ],
  'I7 one key has one effect and one answer': [
    withLog({ moved: [...history.log.moved, first(history.log.moved)] }),
    withCall({
      ...answered('DECLINED'),
      outcome: { ...answered('POSTED').outcome },
    }),
  ],
  'I8 a key reused for a different request is a conflict': [
    withCall({ ...answered('POSTED'), outcome: { state: 'CONFLICT' } }),
    withCall({ ...answered('CONFLICT'), outcome: answered('POSTED').outcome }),
  ],
  'I9 sequences have no gaps and entries never change': [
    withLog({ overwritten: ['key'] }),
    withJournal((journal) => journal.filter((entry) => entry !== posted)),
    withEntry(posted.key, { seq: 1000 }),
  ],
  'I10 every statement page adds up to its closing balance': [
    withEntry(posted.key, { amount: posted.amount - 1n }),
    withWallet({ balance: wallet.balance + 1n }),
  ],
  'I12 a retry after the faults resolves unknown outcomes': [
    withCall({ ...answered('POSTED'), outcome: { state: 'UNKNOWN' }, fixed: true }),
  ],
  'movements that belong together are posted together': [
    withJournal((journal) => journal.filter(({ key }) => key !== won.win?.key)),
    withJournal((journal) => journal.filter(({ key }) => key !== won.request.key)),
    withEntry(won.request.key, { seq: 1000 }),
    withEntry(won.request.key, { at: '2020-01-01T00:00:00.000Z' }),
  ],
  'alongside rows are written exactly once with their movement': [
    withLog({ companions: [] }),
    withLog({ companions: [...history.log.companions, ...history.log.companions] }),
  ],
  'rewards are paid from the budget, and never more than it has': [
    { ...history, budgets: new Map() },
    { ...history, budgets: new Map([['PROMOTION', -1n]]) },
    withJournal((journal) => journal.filter(({ key }) => key !== rewarded.key)),
  ],
  'coins of a reward reach the main purse after they left its own': [
    withJournal((journal) => journal.filter(({ key }) => key !== released.request.key)),
    withEntry(released.then?.key ?? '', { amount: 1n - released.request.amount }),
  ],
  'released coins reach the main purse in the end': [
    withJournal((journal) => journal.filter(({ key }) => key !== released.then?.key)),
  ],
};

test('an undamaged history has no violations', () => {
  expect([...violations(history)]).toEqual([]);
});

describe.each(Object.keys(invariants) as InvariantName[])('%s', (name) => {
  test.each(damaged[name].map((broken, index) => [index + 1, broken] as const))(
    'is reported when violated, case %i',
    (_number, broken) => {
      expect([...violations(broken).keys()]).toContain(name);
    },
  );
});

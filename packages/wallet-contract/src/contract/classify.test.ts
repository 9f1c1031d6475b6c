import { describe, expect, test } from '@jest/globals';
import { walletCalls } from '#wallet/generated/wallet-api';
import type { WalletCall, WalletErrorCode } from './calls';
import { nextStep, replyKinds } from './classify';
import { walletErrors } from './errors';
import { readReply, type Reply } from './read-reply';

const calls = Object.keys(walletCalls) as WalletCall[];

test('the whole table of next steps', () => {
  const short = {
    ...{ DONE: 'done', RETRY: 'retry', ROLL_BACK: 'roll back' },
    ...{ REFUSE: 'refuse', ASK_A_PERSON: 'ask' },
  };
  const table = replyKinds.map((kind) =>
    [
      kind,
      ...(['balance', 'bet', 'win', 'rollback', 'close'] as const).map((call) => short[nextStep(call, kind)]),
    ].join(' | '),
  );
  expect(table).toEqual([
    'OK | done | done | done | done | done',
    'INVALID_REQUEST | refuse | refuse | ask | ask | ask',
    'INVALID_TOKEN | refuse | refuse | ask | ask | ask',
    'TOKEN_EXPIRED | refuse | refuse | ask | ask | ask',
    'INSUFFICIENT_FUNDS | refuse | refuse | ask | ask | ask',
    'FORBIDDEN | refuse | refuse | ask | ask | ask',
    'USER_DISABLED | refuse | refuse | ask | ask | ask',
    'LIMIT_REACHED | refuse | refuse | ask | ask | ask',
    'LOCATION_BLOCKED | refuse | refuse | ask | ask | ask',
    'NOT_FOUND | refuse | refuse | ask | ask | ask',
    'TX_NOT_FOUND | refuse | refuse | ask | ask | ask',
    'WRONG_COIN | refuse | refuse | ask | ask | ask',
    'TX_ROLLED_BACK | refuse | refuse | ask | ask | ask',
    'TOO_LARGE | refuse | refuse | ask | ask | ask',
    'OTHER_REFUSAL | refuse | refuse | ask | ask | ask',
    'TX_CONFLICT | refuse | ask | ask | ask | ask',
    'ROUND_CLOSED | refuse | refuse | ask | ask | done',
    'INVALID_SIGNATURE | refuse | refuse | retry | retry | retry',
    'RATE_LIMITED | refuse | refuse | retry | retry | retry',
    'NOT_SENT | refuse | refuse | retry | retry | retry',
    'INTERNAL | refuse | roll back | retry | retry | retry',
    'BUSY | refuse | roll back | retry | retry | retry',
    'MAINTENANCE | refuse | roll back | retry | retry | retry',
    'OTHER_FAILURE | refuse | roll back | retry | retry | retry',
    'UNREADABLE | refuse | roll back | retry | retry | retry',
    'TIMEOUT | refuse | roll back | retry | retry | retry',
    'CUT | refuse | roll back | retry | retry | retry',
  ]);
});

test.each(Object.keys(walletErrors) as WalletErrorCode[])(
  'the table of errors describes what follows from %s',
  (code) => {
    const { action } = walletErrors[code];
    const words = {
      REFUSE: 'Refuses the bet',
      ROLL_BACK: 'Rolls the bet back',
      ASK_A_PERSON: 'Shows the call',
    };
    const bet = nextStep('bet', code);
    const win = nextStep('win', code);
    expect(action).toContain(words[bet as keyof typeof words]);
    expect(action).toMatch(win === 'RETRY' ? /sent again/ : /the operator, who decides/);
  },
);

const request = { txId: 't1' };
const answers: Readonly<Record<string, unknown>> = {
  'not JSON': undefined,
  null: null,
  'a number': 1,
  'an empty object': {},
  'the answer': { txId: 't1', balance: '5' },
  'an answer with a further field': { txId: 't1', balance: '5', bonus: '1' },
  'the answer of another bet': { txId: 't2', balance: '5' },
  'a balance as a number': { txId: 't1', balance: 5 },
  'a negative balance': { txId: 't1', balance: '-5' },
  'an unknown code': { code: 'SELF_EXCLUDED', message: 'No.' },
  'an inherited name as a code': { code: 'toString', message: 'No.' },
  ...Object.fromEntries(
    Object.keys(walletErrors).map((code) => [`the error ${code}`, { code, message: 'No.', balance: '5' }]),
  ),
};
const stepAfter = (call: 'bet' | 'win', reply: Reply) => nextStep(call, readReply(call, request, reply).kind);

describe.each(Object.entries(answers))('a reply with %s', (name, json) => {
  const isAnswer = name === 'the answer' || name === 'an answer with a further field';
  const code = /^the error (.*)$/.exec(name)?.[1];
  const statuses = Array.from({ length: 500 }, (_, index) => 100 + index);

  test('is done only with 200 and the whole answer', () => {
    for (const call of ['bet', 'win'] as const) {
      const done = statuses.filter((status) => stepAfter(call, { status, json }) === 'DONE');
      expect(done).toEqual(isAnswer ? [200] : []);
    }
  });

  test('refuses a bet only with an error of the contract and a status of 4xx', () => {
    const refused = statuses.filter((status) => stepAfter('bet', { status, json }) === 'REFUSE');
    const isError = code !== undefined || name.includes('code');
    const of4xx = statuses.filter((status) => status >= 400 && status < 500);
    expect(refused).toEqual(
      isError ? of4xx.filter((status) => code !== 'TX_CONFLICT' || status !== 409) : [],
    );
  });

  test('never sends a bet again, and never drops a win', () => {
    for (const status of statuses) {
      expect(['DONE', 'ROLL_BACK', 'REFUSE', 'ASK_A_PERSON']).toContain(stepAfter('bet', { status, json }));
      expect(['DONE', 'RETRY', 'ASK_A_PERSON']).toContain(stepAfter('win', { status, json }));
    }
  });
});

test.each(calls)('a reply to %s without a status is never done', (call) => {
  for (const failure of ['NOT_SENT', 'TIMEOUT', 'CUT'] as const)
    expect(nextStep(call, readReply(call, {}, { failure }).kind)).not.toBe('DONE');
});

test('an answer to a rollback names all of its bets', () => {
  const of = (txIds: readonly string[]) =>
    readReply('rollback', { txIds: ['a', 'b'] }, { status: 200, json: { txIds, balance: '1' } }).kind;
  expect([of(['b', 'a']), of(['a']), of(['a', 'b', 'c'])]).toEqual(['OK', 'UNREADABLE', 'UNREADABLE']);
});

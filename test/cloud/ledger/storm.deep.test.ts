import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { deep } from '#test/support/deep';
import { array, number, object, parse, parseJson, pipe, string } from 'valibot';
import { type MovementRequest, postedEntry, type PostedMovement } from '@novalink/ledger';
import type { Evidence } from '#test/storm/evidence';
import { type InvariantName, invariants, violations } from '#test/storm/invariants';

describe('a storm', () => {
  const report = pipe(
    string(),
    parseJson(),
    object({ commits: number(), acknowledgedLost: number(), violations: array(string()) }),
  );

  const short = ['--kills', '2', '--outcomes-between-kills', '200'];
  const long = ['--kills', '6', '--outcomes-between-kills', '1000'];

  test('the ledger neither loses nor creates coins when its engine is killed repeatedly', async () => {
    const script = fileURLToPath(new URL('../../storm/run.ts', import.meta.url));
    const args = ['--no-warnings', '--import', 'tsx', script, ...deep(short, long), '--json'];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const { commits, acknowledgedLost, violations } = parse(report, stdout);
    expect({ acknowledgedLost, violations }).toEqual({ acknowledgedLost: 0, violations: [] });
    expect(commits).toBeGreaterThan(deep(100, 3000));
  });
});

describe('the invariants', () => {
  const account = 'WALLET#B#player#GOLD#MAIN';

  function request(seq: number, amount: bigint): MovementRequest {
    const name = { brandId: 'B', playerId: 'player', coin: 'GOLD', purse: 'MAIN' } as const;
    const who = { actor: 'admin', reason: 'A present', reference: null, requestHash: 'hash' };
    return { ...name, ...who, key: `GRANT#B#admin#${seq}`, kind: 'GRANT', amount, counter: 'TREASURY' };
  }

  const at = new Date('2026-11-01T10:00:00.000Z');
  const first = postedEntry(request(1, 50n), { balance: 0n, version: 0 }, { at, treasuryShard: 3 });
  const second = postedEntry(request(2, -20n), { balance: 50n, version: 1 }, { at, treasuryShard: 3 });

  const sound: Evidence = {
    journal: [first, second],
    wallets: [{ account, balance: 30n, version: 2n }],
    treasuries: [{ account: 'TREASURY#B#GOLD#03', balance: -30n }],
    statements: [[[first], [second]]],
    companions: new Set(['with the first']),
    answers: [
      {
        request: request(1, 50n),
        win: undefined,
        outcome: { state: 'POSTED', movement: first },
        alongside: ['with the first'],
      },
    ],
  };

  const answered = (movement: PostedMovement) => [
    {
      request: request(1, 50n),
      win: undefined,
      outcome: { state: 'POSTED', movement } as const,
      alongside: [],
    },
  ];
  const { balance: _balance, seq: _seq, legs: _legs, ...entry } = first;

  /** The violation that each invariant must detect. */
  const broken = {
    'I1: what the accounts hold is what was issued less what was burned': {
      wallets: [{ account, balance: 31n, version: 2n }],
    },
    'I2: no wallet is below zero': { wallets: [{ account, balance: -1n, version: 2n }] },
    'I3: a balance is the sum of its legs': {
      treasuries: [{ account: 'TREASURY#B#GOLD#04', balance: -30n }],
    },
    'I4: a version is the number of legs': { wallets: [{ account, balance: 30n, version: 3n }] },
    'I5: what was acknowledged is in the journal': { journal: [second] },
    'I6: what was declined is never applied': {
      answers: [
        {
          request: request(1, 50n),
          win: undefined,
          outcome: {
            state: 'DECLINED',
            why: 'full',
            movement: { ...entry, state: 'DECLINED', why: 'full', seenBalance: 0n },
          },
          alongside: [],
        },
      ],
    },
    'I7: one key has one effect and one answer': { answers: answered({ ...first, balance: 49n }) },
    'I8: another body under a key is a conflict without effect': {
      answers: [{ request: request(1, 50n), win: undefined, outcome: { state: 'CONFLICT' }, alongside: [] }],
    },
    'I9: a wallet’s sequence has no gap, and every balance follows from the one before': {
      journal: [first, { ...second, seq: 3 }],
    },
    'I10: opening, lines and closing of every statement page agree, and pages join': {
      statements: [[[first]]],
    },
    'a bet and its win are posted together': {
      answers: answered(first).map((answer) => ({ ...answer, win: { ...request(3, 9n), key: 'lost' } })),
    },
  } satisfies Readonly<Record<InvariantName, Partial<Evidence>>>;

  test('a valid ledger violates no invariant', () => {
    expect(violations(sound)).toEqual([]);
  });

  test.each(Object.entries(broken))('detects a violation: %s', (name, damage) => {
    expect(invariants[name as InvariantName]({ ...sound, ...damage })).not.toEqual([]);
  });

  test.each<[string, Partial<Evidence>]>([
    ['without its movement', { journal: [second], answers: [] }],
    ['left out', { companions: new Set() }],
  ])('detects the extra item %s', (_name, damage) => {
    expect(invariants['I7: one key has one effect and one answer']({ ...sound, ...damage })).not.toEqual([]);
  });

  test.each<[string, Partial<Evidence>]>([
    ['a balance that does not follow', { journal: [first, { ...second, balance: 31n }] }],
    ['a page that does not join', { statements: [[[{ ...first, balance: 51n }], [second]]] }],
  ])('detects %s', (_name, damage) => {
    expect(violations({ ...sound, ...damage })).not.toEqual([]);
  });
});

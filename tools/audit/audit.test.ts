import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { auditFiles } from './audit-files';
import { findViolations } from './find-violations';
import { readLines } from './read-lines';

const heading = 'key,at,kind,state,userId,coin,purse,amount,balance,seq,actor,reason,reference';

interface Given {
  key: string;
  at: string;
  kind: string;
  state: string;
  userId: string;
  amount: string;
  balance: string;
  seq: string;
  reason: string;
  purse?: string;
}

/** Movements of two players, oldest first; line 2 is the first of them. */
const sound: readonly Given[] = [
  given('a1', 'WELCOME', 'anna', '1000', '1000', '1'),
  given('b1', 'WELCOME', 'ben', '1000', '1000', '1'),
  given('a2', 'BET', 'anna', '-200', '800', '2'),
  { ...given('b2', 'BET', 'ben', '-5000', '', ''), state: 'DECLINED' },
  given('a3', 'WIN', 'anna', '450', '1250', '3'),
  { ...given('b3', 'WITHDRAWAL', 'ben', '-100', '900', '2'), reason: `"'=1+1, he said\nand left"` },
  given('a4', 'BET', 'anna', '-1250', '0', '4'),
];

function given(
  key: string,
  kind: string,
  userId: string,
  amount: string,
  balance: string,
  seq: string,
): Given {
  const at = '2026-11-01T10:00:00.000Z';
  return { key, at, kind, state: 'POSTED', userId, amount, balance, seq, reason: '' };
}

const csvOf = (movements: readonly Given[], end = '\r\n') =>
  [
    heading,
    ...movements.map(
      ({ key, at, kind, state, userId, amount, balance, seq, reason, purse = 'MAIN' }) =>
        `${key},${at},${kind},${state},${userId},GOLD,${purse},${amount},${balance},${seq},admin,${reason},`,
    ),
    '',
  ].join(end);

const audit = (movements: readonly Given[], fromBeginning = true) =>
  findViolations(readLines('x.csv', csvOf(movements)), { fromBeginning }).map(
    ({ line, finding }) => `${line.line}: ${finding}`,
  );

/** The valid export with changed values in one record. Line 1 is the header. */
const altered = (line: number, changed: Partial<Given>) =>
  sound.map((movement, place) => (place === line - 2 ? { ...movement, ...changed } : movement));
const without = (line: number) => sound.filter((_movement, place) => place !== line - 2);

describe('an export', () => {
  test('that is valid has no errors, in either order', () => {
    expect(audit(sound)).toEqual([]);
    expect(audit([...sound].reverse())).toEqual([]);
  });

  test('of a day starts with the state at the end of the previous day', () => {
    expect(audit(sound.slice(2), false)).toEqual([]);
    expect(audit(sound.slice(2))).toEqual([
      '2: anna GOLD MAIN has the sequence number 2 instead of 1',
      expect.any(String),
    ]);
  });

  test.each([
    ['a balance', altered(4, { balance: '801' }), '4: anna GOLD MAIN had 1000, and -200 does not give 801'],
    ['an amount', altered(6, { amount: '451' }), '6: anna GOLD MAIN had 800, and 451 does not give 1250'],
    [
      'the last amount',
      altered(8, { amount: '-1249' }),
      '9: anna GOLD MAIN had 1250, and -1249 does not give 0',
    ],
    ['an opening', altered(2, { amount: '900' }), '2: anna GOLD MAIN had 0, and 900 does not give 1000'],
    ['a place', altered(6, { seq: '4' }), '6: anna GOLD MAIN has the sequence number 4 instead of 3'],
    ['a removed line', without(4), '5: anna GOLD MAIN has the sequence number 3 instead of 2'],
    ['a line twice', [...sound, ...sound.slice(6)], '10: it has the same key as x.csv:9'],
    ['a key', altered(6, { key: 'a1' }), '6: it has the same key as x.csv:2'],
    ['a player', altered(6, { userId: 'ben' }), '6: ben GOLD MAIN had 900, and 450 does not give 1250'],
    [
      'a refusal that moved coins',
      altered(5, { balance: '0', seq: '2' }),
      '5: it was declined but has a balance or a sequence number',
    ],
    ['a posted refusal', altered(5, { state: 'POSTED' }), '5: "" is not a sequence number'],
    ['a debt', altered(8, { amount: '-1251', balance: '-1' }), '9: "-1" is not a balance'],
    [
      'a bet that gives',
      altered(4, { amount: '200', balance: '1200' }),
      '4: a BET must not have a positive amount',
    ],
    [
      'a win that takes',
      altered(6, { amount: '-450', balance: '350' }),
      '6: a WIN must not have a negative amount',
    ],
    ['nothing', altered(6, { amount: '0', balance: '800' }), '6: "0" is not an amount'],
    ['a fraction', altered(6, { amount: '450.5' }), '6: "450.5" is not an amount'],
    ['too much', altered(2, { amount: '1000000000001' }), '2: "1000000000001" is not an amount'],
    ['a time', altered(3, { at: 'yesterday' }), '3: "yesterday" is not a time'],
    ['a kind', altered(3, { kind: 'GIFT' }), '3: unknown kind "GIFT"'],
    ['a state', altered(3, { state: 'PENDING' }), '3: unknown state "PENDING"'],
  ])('with %s changed is rejected with its line', (_name, movements, first) => {
    expect(audit(movements)[0]).toBe(first);
  });

  test('with a prize that is the sum of many buy-ins has an amount', () => {
    const prize = altered(2, { kind: 'PRIZE', amount: '1000000000001' });
    expect(audit(prize).join()).not.toContain('is not an amount');
  });

  test.each([
    ['', 'empty'],
    ['key,at\na,b\n', 'no column kind'],
    [`${heading}\na,b\n`, '2 cells of 13'],
    [`${heading}\n"a`, 'does not end'],
    [`${heading}\na"b`, 'a quote inside a cell'],
    [`${heading}\n"a"b`, 'text after a quoted cell'],
  ])('that is invalid is rejected: %j', (text, why) => {
    expect(() => readLines('x.csv', text)).toThrow(why);
  });
});

describe('an audit of files', () => {
  const run = (...texts: readonly string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'novalink-audit-'));
    try {
      const files = texts.map((text, place) => {
        writeFileSync(join(folder, `${place}.csv`), text);
        return join(folder, `${place}.csv`);
      });
      return auditFiles(files, { fromBeginning: true });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

  test('accepts a valid export, also in two parts', () => {
    expect(run(csvOf(sound.slice(0, 3)), csvOf(sound.slice(3)))).toEqual([
      { audited: '7 movements of 2 wallets: every balance is correct.', findings: [] },
    ]);
  });

  test('names the line with an error', () => {
    const [{ findings } = { findings: [] }] = run(csvOf(altered(6, { amount: '451' }), '\n'));
    expect(findings).toEqual([
      expect.stringMatching(/0\.csv:6: anna GOLD MAIN had 800, and 451 does not give 1250$/),
    ]);
  });
});

describe('the coins of a reward', () => {
  const inPromo = (...of: Parameters<typeof given>): Given => ({ ...given(...of), purse: 'PROMO' });
  const reward = inPromo('REWARD#p', 'REWARD', 'anna', '500', '500', '1');
  const left = (amount: string, balance: string) =>
    inPromo('RELEASE#c#PROMO', 'RELEASE', 'anna', amount, balance, '2');
  const arrived = given('RELEASE#c#MAIN', 'RELEASE', 'anna', '500', '500', '1');

  test('reach the main purse after as many have left the purse of the reward', () => {
    expect(audit([reward, left('-500', '0'), arrived])).toEqual([]);
  });

  test.each([
    ['more than were released', [reward, left('-400', '100'), arrived], '-400'],
    ['coins that were never released', [reward, arrived], 'nothing'],
  ])('are reported if the main purse gets %s', (_name, movements, released) => {
    expect(audit(movements)).toEqual([
      `${movements.length + 1}: the purse of the reward released ${released} instead`,
    ]);
  });

  test('cannot be compared in an export of the main purse alone', () => {
    expect(audit([arrived])).toEqual([]);
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyText } from '#test/support/any-text';
import { statementColumns, statementCsv, type StatementLine } from './statement-csv';

const line: StatementLine = {
  key: 'GRANT#B#admin#0123456789abcdef',
  at: '2026-11-01T10:00:00.000Z',
  kind: 'GRANT',
  state: 'POSTED',
  brandId: 'B',
  userId: 'ann',
  coin: 'GEM',
  purse: 'MAIN',
  amount: '500',
  balance: '500',
  seq: '1',
  actor: 'admin',
  reason: 'A present',
  reference: null,
  game: null,
};

/** Parses CSV by RFC 4180. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end = ''] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Removes the protection against formulas. */
const bare = (text = '') => text.replaceAll("'", '');
const written = (change: Partial<StatementLine>) => read(statementCsv([{ ...line, ...change }]))[1] ?? [];
const cellOf = (column: (typeof statementColumns)[number], text: string) =>
  written({ [column]: text })[statementColumns.indexOf(column)];

describe('a statement as CSV', () => {
  test('contains the game of a bet', () => {
    expect(cellOf('game', 'Lantern Bay')).toBe('Lantern Bay');
  });

  test('starts with a header row', () => {
    expect(statementCsv([])).toBe(
      'key,at,kind,state,brandId,userId,coin,purse,amount,balance,seq,actor,reason,reference,game\r\n',
    );
  });

  test('has a row for each movement and an empty cell for null', () => {
    const declined = { ...line, state: 'DECLINED', balance: null, seq: null } as const;
    expect(statementCsv([line, declined]).split('\r\n').slice(1)).toEqual([
      'GRANT#B#admin#0123456789abcdef,2026-11-01T10:00:00.000Z,GRANT,POSTED,B,ann,GEM,MAIN,500,500,1,admin,A present,,',
      'GRANT#B#admin#0123456789abcdef,2026-11-01T10:00:00.000Z,GRANT,DECLINED,B,ann,GEM,MAIN,500,,,admin,A present,,',
      '',
    ]);
  });

  test.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\t1', '\r1', '\n1', '-', '-01', '-1.', '-.5', '＝1'])(
    'keeps %j from being a formula',
    (reason) => {
      expect(cellOf('reason', reason)).toBe(`'${reason}`);
    },
  );

  test.each([
    ['a;=1+1', "a;'=1+1"],
    ['a;b;-2', "a;b;'-2"],
    ['a\n=1+1', "a\n'=1+1"],
    ['a\r@SUM(A1)', "a\r'@SUM(A1)"],
    ['a\t＝1', "a\t'＝1"],
    [';=1', ";'=1"],
    ['\t=1', "'\t'=1"],
    ['"=1', '"=1'],
  ])('keeps %j from being a formula with other cell separators', (reason, safe) => {
    expect(cellOf('reason', reason)).toBe(safe);
  });

  test.each(['-1', '-1000000000000', '-0.838743', '-1.5', '1=1', 'a-b', "it's", ''])(
    'does not change %j',
    (reason) => {
      expect(cellOf('reason', reason)).toBe(reason);
    },
  );

  test('round-trips any text without cells that start a formula', () => {
    fc.assert(
      fc.property(anyText, fc.string(), (reason, reference) => {
        const row = written({ reason, reference });
        expect(row).toHaveLength(statementColumns.length);
        expect(bare(row[12])).toBe(bare(reason));
        expect(bare(row[13])).toBe(bare(reference));
        for (const cell of row)
          expect(cell).not.toMatch(/^(?:[=+@\t\r\n]|-(?!(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$))/);
      }),
    );
  });
});

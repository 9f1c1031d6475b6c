import type { Movement } from '../generated/types';

export const statementColumns = [
  'key',
  'at',
  'kind',
  'state',
  'brandId',
  'userId',
  'coin',
  'purse',
  'amount',
  'balance',
  'seq',
  'actor',
  'reason',
  'reference',
  'game',
] as const satisfies readonly (keyof Movement | 'game')[];

/** `game` is the title of the game that was played, or its id. */
export type StatementLine = Pick<Movement, Exclude<(typeof statementColumns)[number], 'game'>> & {
  readonly game?: string | null;
};

/**
 * Movements as CSV (RFC 4180: CRLF, quotes where they are needed), first the names of the columns. Nothing in it is a
 * formula to a spreadsheet. What is null is an empty cell.
 */
export const statementCsv = (movements: readonly StatementLine[]): string =>
  [statementColumns, ...movements.map(cells)].map((row) => `${row.map(cell).join(',')}\r\n`).join('');

const cells = (movement: StatementLine) => statementColumns.map((column) => movement[column] ?? '');

/**
 * Where spreadsheets begin a formula: at the start of a cell, also where one divides cells by semicolons or tabs.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;
const negativeInteger = /^-[1-9][0-9]*$/;
const needsQuotes = /[",\r\n]/;

function cell(text: string): string {
  const safe = negativeInteger.test(text) ? text : text.replaceAll(formulaStart, "'");
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

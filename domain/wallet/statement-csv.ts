import { csvText } from '../csv';
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

/** `game` is the title of the played game, or its id. */
export type StatementLine = Pick<Movement, Exclude<(typeof statementColumns)[number], 'game'>> & {
  readonly game?: string | null;
};

/** Formats movements as CSV with a header row. */
export const statementCsv = (movements: readonly StatementLine[]): string =>
  csvText([statementColumns, ...movements.map(cells)]);

const cells = (movement: StatementLine) => statementColumns.map((column) => movement[column] ?? null);

import { readCsv, type CsvRecord } from './read-csv';

/** One movement of an export. */
export interface ExportLine {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly at: string;
  readonly kind: string;
  readonly state: string;
  /** Identifies the wallet. */
  readonly wallet: string;
  readonly amount: string;
  readonly balance: string;
  readonly seq: string;
}

const needed = ['key', 'at', 'kind', 'state', 'userId', 'coin', 'purse', 'amount', 'balance', 'seq'] as const;
type Column = (typeof needed)[number];

/** Parses the movements of an export. Throws for an invalid text. */
export function readLines(file: string, text: string): readonly ExportLine[] {
  const [heading, ...records] = readCsv(text);
  if (!heading) throw new Error(`${file} is empty.`);
  const missing = needed.filter((column) => !heading.cells.includes(column));
  if (missing.length > 0) throw new Error(`${file} has no column ${missing.join(', ')}.`);
  return records.map((record) => {
    if (record.cells.length !== heading.cells.length)
      throw new Error(`${file}:${record.line} has ${record.cells.length} cells of ${heading.cells.length}.`);
    const cell = (column: Column | 'brandId') => cellOf(record, heading.cells.indexOf(column));
    const { line } = record;
    return {
      file,
      line,
      key: cell('key'),
      at: cell('at'),
      kind: cell('kind'),
      state: cell('state'),
      wallet: [cell('brandId'), cell('userId'), cell('coin'), cell('purse')].join(' ').trim(),
      amount: cell('amount'),
      balance: cell('balance'),
      seq: cell('seq'),
    };
  });
}

/** Removes the apostrophe that keeps a spreadsheet from evaluating a cell as a formula. */
function cellOf({ cells }: CsvRecord, place: number): string {
  const text = cells[place] ?? '';
  return /^'[=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text;
}

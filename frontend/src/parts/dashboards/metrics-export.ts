import { csvText } from '#domain/csv';
import type { DateRange } from '#domain/counters/date-range';
import type { CoinFigures, RoundFigures } from '#domain/generated/types';

type Cell = string | number | null;

/** The last word of the name of a table's file. */
type TableName = 'days' | 'games' | 'brands' | 'cohorts';

/** A table of an export: the first row has the names of the API's fields. */
export interface ExportTable {
  readonly name: TableName;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface MetricsExport {
  /** The subject of the metrics, such as `{ brandId }`. */
  readonly subject: Readonly<Record<string, string>>;
  readonly range: DateRange;
  /** The metrics as the API returned them. */
  readonly metrics: object;
  readonly tables: readonly ExportTable[];
}

const roundTitles = ['rounds', 'turnover', 'wins', 'ggr', 'hold', 'actualRtp', 'averageBet'] as const;
const coinTitles = ['coin', 'decimals', ...roundTitles, 'bonusCost', 'tournamentCost', 'ngr'] as const;

interface Counted {
  readonly keys: readonly Cell[];
  readonly coins: readonly CoinFigures[];
}

/** One row per coin. A row without coins keeps its keys, with empty cells. */
export const coinTable = (
  name: TableName,
  keyTitles: readonly string[],
  counted: readonly Counted[],
): ExportTable => ({
  name,
  titles: [...keyTitles, ...coinTitles],
  rows: counted.flatMap(({ keys, coins }) =>
    coins.length === 0
      ? [[...keys, ...coinTitles.map(() => null)]]
      : coins.map((coin) => [...keys, ...coinTitles.map((title) => coin[title])]),
  ),
});

/** One row per set of figures. */
export const roundTable = (
  name: TableName,
  keyTitles: readonly string[],
  counted: readonly { readonly keys: readonly Cell[]; readonly metrics: RoundFigures }[],
): ExportTable => ({
  name,
  titles: [...keyTitles, ...roundTitles],
  rows: counted.map(({ keys, metrics }) => [...keys, ...roundTitles.map((title) => metrics[title])]),
});

/** Amounts are minor units. */
export const tableCsv = ({ titles, rows }: ExportTable): string => csvText([titles, ...rows]);

/** The metrics as the API returned them, with a format, their subject and their range. */
export const metricsJson = ({ subject, range: { from, to }, metrics }: MetricsExport): string =>
  `${JSON.stringify({ format: 'novalink.metrics/1', ...subject, from, to, ...metrics }, undefined, 2)}\n`;

/** `metrics-days-2026-11-01-2026-11-30` */
export const exportName = ({ from, to }: DateRange, name?: string): string =>
  ['metrics', name, from, to].filter((part) => part !== undefined).join('-');

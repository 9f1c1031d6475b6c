import { parse, type GenericSchema } from 'valibot';
import type { DateRange } from '#domain/counters/date-range';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

/** The entries of the schema determine which attributes are read. */
type RowSchema<Values> = GenericSchema<unknown, Values> & { readonly entries: object };

/** The counters of a range by day, without the days that have none. Eventually consistent. */
type CountedDays = <Values>(
  partition: string,
  range: DateRange,
  schema: RowSchema<Values>,
) => Promise<ReadonlyMap<string, Values>>;

export const countedDays =
  ({ dynamodb, playTable: table }: PlayStoreNeeds): CountedDays =>
  async (partition, { from, to }, schema) => {
    const attributes = ['sk', ...Object.keys(schema.entries)];
    const rows = await rowsOfPartition(
      { dynamodb },
      { table, partition, between: [from, to], attributes, isConsistent: false },
    );
    return new Map(rows.map((row) => [String(row.sk), parse(schema, row)]));
  };

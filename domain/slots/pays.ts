/** What a table says of a count: its largest listed count that is not above it; 0 when there is none. */
export function payOf(table: Readonly<Record<string, unknown>> | undefined, count: number): number {
  if (table === undefined) return 0;
  for (let listed = count; listed > 0; listed -= 1) {
    const pay = Object.hasOwn(table, `${listed}`) ? table[`${listed}`] : undefined;
    if (typeof pay === 'number') return pay;
  }
  return 0;
}

/** An entry of a record keyed by ids, one of which may well be `constructor`. */
export const entryOf = <Value>(
  record: Readonly<Record<string, Value>> | undefined,
  id: string,
): Value | undefined => (record !== undefined && Object.hasOwn(record, id) ? record[id] : undefined);

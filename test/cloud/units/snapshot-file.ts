import { writeFileSync } from 'node:fs';
import type { UnitsTable } from './units';

export const snapshotFile = 'test/cloud/units/units-snapshot.ts';

/** Writes the measured units; `npm run units -- --update` formats the file afterwards. */
export function writeSnapshot(measured: UnitsTable): void {
  const rows = Object.entries(measured).map(
    ([operation, costs]) => `  '${operation}': ${JSON.stringify(costs)},`,
  );
  writeFileSync(
    snapshotFile,
    [
      "import type { UnitsTable } from './units';",
      '',
      '/** The cost of each operation, as measured by `npm run units -- --update`, which writes this file. */',
      'export const units = {',
      ...rows,
      '} as const satisfies UnitsTable;',
      '',
    ].join('\n'),
  );
}

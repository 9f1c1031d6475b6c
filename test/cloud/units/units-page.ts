import type { UnitsByAsker } from './units';

const heading = ['operation', 'by', 'reads', 'writes', 'calls'];

export const unitsPageFile = 'docs/units.md';

/** The table as a Markdown page, sorted by operation. */
export function unitsPage(units: Readonly<Record<string, UnitsByAsker>>): string {
  const sorted = Object.entries(units).sort(([left], [right]) => (left < right ? -1 : 1));
  const rows = sorted.flatMap(([operation, costs]) =>
    Object.entries(costs).map(([asker, { reads, writes, calls }]) => [
      `\`${operation}\``,
      asker,
      `${reads}`,
      `${writes}`,
      calls.join(' → '),
    ]),
  );
  const widths = heading.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)),
  );
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, filler)).join(' | ')} |`;
  return `# What each GraphQL operation costs in DynamoDB

Request units of one call, on companies, games, versions and casinos of less than 1 KB and brands of less than 2 KB, as \`ReturnConsumedCapacity\` tells them; a page of a list
holds less than 4 KB. What follows from a write by its stream – membership, the audit chain – is not in it, nor what plays a test run.
\`test/cloud/units/units.deep.test.ts\` measures every operation and fails when one differs from
this page. \`npm run units -- --update\` measures again and writes it.

${[
  line(heading),
  line(
    heading.map(() => ''),
    '-',
  ),
  ...rows.map((row) => line(row)),
].join('\n')}
`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexText } from './index-text';

export const decisionsReadme = 'docs/decisions/README.md';

/** The expected README of the decisions: the manual part, then the generated index. */
export function freshDecisionsReadme(): string {
  const folder = 'docs/decisions';
  const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const records = files.sort().map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  const text = indexText(Object.fromEntries(records));
  return readFileSync(decisionsReadme, 'utf8').replace(
    /(<!-- index -->\n).*(<!-- \/index -->)/s,
    (_all, start: string, end: string) => `${start}\n${text}\n\n${end}`,
  );
}

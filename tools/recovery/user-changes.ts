import type { UserChange } from './move-player';

const sub = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The lines of a file, `old sub,new sub` each; a line that starts with `from` is the heading. Throws an error that names
 * the line for what is no `sub`, for a user who is named twice in a column, and for a file without a line.
 */
export function userChanges(text: string): UserChange[] {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const changes: UserChange[] = [];
  const seen = { from: new Set<string>(), to: new Set<string>() };
  for (const { line, number } of lines) {
    if (line === '' || (changes.length === 0 && line.startsWith('from'))) continue;
    const [from = '', to = '', ...more] = line.split(',').map((cell) => cell.trim());
    if (!sub.test(from) || !sub.test(to) || more.length > 0)
      throw new Error(`Line ${number} must be two subs with a comma between them: ${line}`);
    for (const [column, value] of [
      ['from', from],
      ['to', to],
    ] as const) {
      if (seen[column].has(value)) throw new Error(`Line ${number} names ${value} a second time.`);
      seen[column].add(value);
    }
    changes.push({ from, to });
  }
  if (changes.length === 0) throw new Error('The file has no line with two subs.');
  return changes;
}

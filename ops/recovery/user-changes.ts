import type { UserChange } from './move-player';

const sub = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Parses the lines of a file, each `old sub,new sub`. A line that starts with `from` is the header. Throws an
 * error with the line number for an invalid `sub`, for a duplicate user in a column, and for a file without
 * lines.
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

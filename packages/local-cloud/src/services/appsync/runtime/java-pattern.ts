/**
 * `util.matches` finds the pattern anywhere in the text. Java patterns work on code points, like JavaScript patterns
 * with the flag `u`; most other syntax is the same.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  return compiled(pattern).test(text);
}

const patterns = new Map<string, RegExp>();

function compiled(pattern: string): RegExp {
  const known = patterns.get(pattern);
  if (known !== undefined) return known;
  const made = new RegExp(pattern, 'u');
  patterns.set(pattern, made);
  return made;
}

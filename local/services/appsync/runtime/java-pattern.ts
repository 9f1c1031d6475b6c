/**
 * `util.matches` finds the pattern anywhere in the text. Patterns are Java's, which go by code points as JavaScript's do
 * with the flag `u`; of the rest both languages share the most.
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

/** `util.matches` finds the pattern anywhere in the text; patterns are Java's, of which both languages share the most. */
export function matchesPattern(pattern: string, text: string): boolean {
  return compiled(pattern).test(text);
}

const patterns = new Map<string, RegExp>();

function compiled(pattern: string): RegExp {
  const known = patterns.get(pattern);
  if (known !== undefined) return known;
  const made = new RegExp(pattern);
  patterns.set(pattern, made);
  return made;
}

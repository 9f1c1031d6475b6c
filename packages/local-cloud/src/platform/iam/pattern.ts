export type Lookup = (key: string) => string | readonly string[] | undefined;

/**
 * Compiles a pattern of a policy with `*`, `?` and variables such as `${cognito-identity.amazonaws.com:sub}`, whose
 * values are literal. Returns `undefined` if a variable has no single value; such a pattern matches nothing. IAM User
 * Guide, "IAM policy elements: Variables and tags".
 */
export function patternOf(text: string, lookup: Lookup | undefined): RegExp | undefined {
  if (lookup !== undefined && text.includes('${')) return compiled(text, lookup);
  const known = withoutVariables.get(text) ?? compiled(text, undefined);
  if (known !== undefined) withoutVariables.set(text, known);
  return known;
}

/** Caches patterns, because there are few and they are used constantly. */
const withoutVariables = new Map<string, RegExp>();

function compiled(text: string, lookup: Lookup | undefined): RegExp | undefined {
  let source = '';
  for (const [part, variable, wildcard] of text.matchAll(/\$\{([^}]*)\}|([*?])|[^*?$]+|\$/gs)) {
    if (variable !== undefined && lookup !== undefined) {
      const value = variableValue(variable, lookup);
      if (value === undefined) return undefined;
      source += escaped(value);
    } else if (wildcard !== undefined) {
      source += wildcard === '*' ? '.*' : '.';
    } else {
      source += escaped(part);
    }
  }
  return new RegExp(`^${source}$`, 's');
}

/** Replaces variables in the text; wildcards are unchanged. */
export function filledIn(text: string, lookup: Lookup | undefined): string | undefined {
  if (lookup === undefined) return text;
  const parts = text
    .split(/\$\{([^}]*)\}/)
    .map((part, at) => (at % 2 === 0 ? part : variableValue(part, lookup)));
  return parts.includes(undefined) ? undefined : parts.join('');
}

function variableValue(variable: string, lookup: Lookup): string | undefined {
  if (['*', '?', '$'].includes(variable)) return variable;
  const [, key = variable, standard] = /^(.*?)\s*,\s*'(.*)'$/s.exec(variable) ?? [];
  const value = lookup(key);
  return typeof value === 'string' ? value : standard;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

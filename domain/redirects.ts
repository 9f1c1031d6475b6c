import { sameOriginPath } from './same-origin-path';

/** The route rules of a build manifest, by path. Paths match regardless of case and of a trailing slash. */
export type RouteRules = Readonly<Record<string, { readonly redirect?: string | undefined }>>;

export const mostRedirects = 3;

/**
 * The target to which the rules lead from a path. `steps` contains every path on the way, including the first
 * one.
 */
export interface Followed {
  readonly outcome: 'arrives' | 'leaves the site' | 'loops' | 'is too long';
  readonly steps: readonly string[];
}

export function followRedirects(path: string, rules: RouteRules): Followed {
  const targets = new Map(Object.entries(rules).map(([from, { redirect }]) => [pathKey(from), redirect]));
  const steps = [path];
  const seen = new Set([pathKey(path)]);
  for (;;) {
    const next = targets.get(pathKey(steps.at(-1) ?? path));
    if (next === undefined) return { outcome: 'arrives', steps };
    steps.push(next);
    const safe = sameOriginPath(next);
    if (safe === undefined) return { outcome: 'leaves the site', steps };
    if (seen.has(pathKey(safe))) return { outcome: 'loops', steps };
    if (steps.length > mostRedirects + 1) return { outcome: 'is too long', steps };
    seen.add(pathKey(safe));
  }
}

/**
 * The redirect target of a URL of this site, if any. Its query and fragment are kept unless the target has
 * its own. Rules that leave the site, form a loop or need more than `mostRedirects` steps are not followed.
 */
export function redirectFor(address: string, rules: RouteRules): string | undefined {
  const { outcome, steps } = followRedirects(address, rules);
  const target = steps.length > 1 && outcome === 'arrives' ? sameOriginPath(steps.at(-1)) : undefined;
  if (target === undefined) return undefined;
  const [, query = '', fragment = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const [withoutFragment = '', ownFragment] = target.split(/(?=#)/);
  return withoutFragment + (withoutFragment.includes('?') ? '' : query) + (ownFragment ?? fragment);
}

/** The normalized path: two URLs of the same page have the same key. */
export function pathKey(address: string): string {
  return keyOfPath(sameOriginPath(address) ?? address);
}

/** The same for a path that a browser or a route rule has already resolved, without parts such as `..`. */
export function keyOfPath(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path.toLowerCase().replace(/(?<=.)\/+$/, '');
}

import { followRedirects, mostRedirects, pathKey, type RouteRules } from '#domain/redirects';
import { sameOriginPath } from '#domain/same-origin-path';
import { BadOptions } from '#ops/release/bad-options';
import type { ReleaseOptions } from '#ops/release/options';

type Changes = Pick<ReleaseOptions, 'redirects' | 'removedRedirects'>;

/**
 * Applies the changes in the options to the rules of the previous release. Throws BadOptions with all errors.
 */
export function changeRules(before: RouteRules, { redirects, removedRedirects }: Changes): RouteRules {
  const faults: string[] = [];
  const rules = new Map(Object.entries(before).map(([from, rule]) => [pathKey(from), [from, rule] as const]));
  for (const written of removedRedirects)
    if (!rules.delete(pathKey(written)))
      faults.push(`--remove-redirect ${shown(written)}: ${unknown(before)}`);
  for (const written of redirects) {
    const read = readRedirect(written);
    faults.push(...read.faults.map((fault) => `--redirect ${shown(written)}: ${fault}`));
    rules.set(pathKey(read.from), [read.from, { redirect: read.to }]);
  }
  const changed = Object.fromEntries(rules.values());
  if (faults.length === 0) faults.push(...badChains(changed).map((fault) => `--redirect: ${fault}`));
  if (faults.length > 0) throw new BadOptions(faults);
  return changed;
}

const unknown = (rules: RouteRules): string => {
  const known = Object.keys(rules).map(shown);
  return `there is no redirect for this path. ${known.length === 0 ? 'There are none.' : `There are: ${known.join(', ')}.`}`;
};

function readRedirect(written: string) {
  const [from = '', ...rest] = written.split('=');
  const to = rest.join('=');
  const faults =
    rest.length === 0 ? ['write the old and the new path, as in /old=/new.'] : pathErrors(from, to);
  return { from: withoutLastSlash(sameOriginPath(from) ?? from), to: sameOriginPath(to) ?? to, faults };
}

const example = 'Write a path that starts with one "/", such as /static/Terms.';

function pathErrors(from: string, to: string): string[] {
  const faults: string[] = [];
  if (sameOriginPath(from) === undefined)
    faults.push(`the old path ${shown(from)} is not a path of this site. ${example}`);
  else if (/[?#]/.test(from)) faults.push(`the old path ${shown(from)} must have no query and no fragment.`);
  else if (/^\/(api|assets|builds|__local)(\/|$)/i.test(from))
    faults.push(`the old path ${shown(from)} is not a page: /api, /assets and /builds are reserved.`);
  if (sameOriginPath(to) === undefined)
    faults.push(`the new path ${shown(to)} is not a path of this site. ${example}`);
  return faults;
}

const withoutLastSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

function badChains(rules: RouteRules): string[] {
  return Object.keys(rules).flatMap((from) => {
    const { outcome, steps } = followRedirects(from, rules);
    const way = steps.map(plain).join(' → ');
    if (outcome === 'loops') return `${way} is a loop.`;
    if (outcome === 'is too long') return `${way} has more than ${mostRedirects} redirects in a row.`;
    return outcome === 'leaves the site' ? `${way} leaves the site.` : [];
  });
}

/** User input for a terminal, without control characters. */
const shown = (written: string) =>
  plain(written) === written && written !== '' ? written : `"${plain(written)}"`;

const plain = (written: string) =>
  written.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );

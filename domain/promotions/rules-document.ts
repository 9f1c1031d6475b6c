import * as v from 'valibot';
import { limits } from '#domain/limits';
import { enteredDocument, storedDocument } from './document-rules';
import { isFaultCode, type RuleFault } from './rule-faults';
import type { EnteredRules, PromotionRules } from './rules';

export type ParsedRules =
  | { readonly rules: EnteredRules }
  /** The path of the first invalid value, such as `reward.sectors[2].weight`; empty for the document itself. */
  | { readonly path: string };

/** Reads rules from JSON: their shape and texts. Faults of other values are found by `checkRules`. */
export function parseRules(given: unknown): ParsedRules {
  const { typed, output, issues = [] } = v.safeParse(enteredDocument, given);
  const malformed = issues.find(({ message }) => !isFaultCode(message));
  if (malformed || !typed) return { path: pathOf(malformed ?? issues[0]) };
  return JSON.stringify(output).length > limits.promotion.rules ? { path: '' } : { rules: output };
}

/** The faults of single values. */
export const valueFaults = (rules: PromotionRules): readonly RuleFault[] =>
  (v.safeParse(storedDocument, rules).issues ?? []).map((issue) => ({
    path: pathOf(issue),
    code: isFaultCode(issue.message) ? issue.message : 'format',
  }));

const pathOf = (issue: v.BaseIssue<unknown> | undefined): string =>
  (issue?.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

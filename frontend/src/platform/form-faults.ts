import * as v from 'valibot';
import { formSentence } from '#domain/form-messages';

/** What the product's own rule finds wrong: a sentence for each field, by its dotted path, in the rule's order. */
export const formFaults = (rule: v.GenericSchema, input: unknown): Record<string, string> => {
  const faults: Record<string, string> = {};
  for (const issue of v.safeParse(rule, input).issues ?? []) {
    const path = v.getDotPath(issue);
    if (path !== null) faults[path] ??= formSentence(issue.message);
  }
  return faults;
};

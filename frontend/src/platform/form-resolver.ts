import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { formSentence } from '#domain/form-messages';

/**
 * Checks a form by the product's own rules, with their codes as sentences. `toInput` turns what was typed into what
 * would be sent, under the same field names; faults of fields that the form does not have are not a person's to mend.
 */
export const formResolver =
  <Values extends FieldValues>(
    rule: v.GenericSchema,
    toInput: (values: Values) => unknown = (values) => values,
  ): Resolver<Values> =>
  (values, _context, options) => {
    const found = v.safeParse(rule, toInput(values));
    if (found.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of found.issues) {
      const path = v.getDotPath(issue);
      if (path !== null) errors[path] ??= { type: issue.type, message: formSentence(issue.message) };
    }
    // Dotted paths become the nested shape that the form's own type describes.
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };

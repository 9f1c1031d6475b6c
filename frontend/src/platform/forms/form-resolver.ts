import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { formErrors } from './form-errors';

/**
 * Checks a form by the product's own rules, with their codes as sentences. `toInput` turns what was typed into what
 * would be sent, under the same field names. An error of a field that the form does not show is listed by the form.
 */
export const formResolver = <Values extends FieldValues>(
  rule: GenericSchema,
  toInput: (values: Values) => unknown = (values) => values,
): Resolver<Values> => resolverOf((values) => formErrors(rule, toInput(values), values));

/** Checks a form by a function that gives a sentence for each field with an error, by its dotted path. */
export const resolverOf =
  <Values extends FieldValues>(
    faultsIn: (values: Values) => Readonly<Record<string, string>>,
  ): Resolver<Values> =>
  (values, _context, options) => {
    const faults = Object.entries(faultsIn(values));
    if (faults.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(faults.map(([path, message]) => [path, { type: 'rule', message }]));
    // Dotted paths become the nested shape that the form's own type describes.
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };

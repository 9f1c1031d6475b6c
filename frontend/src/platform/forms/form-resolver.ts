import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { saysTooLong } from '#domain/text/form-messages';
import { formErrors } from './form-errors';
import { sentenceWithNumbers } from './number-sentence';

/**
 * Validates a form with the rules of the API; error codes become sentences. `toInput` converts the form
 * values to the input, with the same field names. Errors of fields that the form does not show are listed by
 * the form. `moreFaults` are errors that the rules cannot see in the input.
 */
export const formResolver = <Values extends FieldValues>(
  rule: GenericSchema,
  toInput: (values: Values) => unknown = (values) => values,
  moreFaults: (values: Values) => Readonly<Record<string, string>> = () => ({}),
): Resolver<Values> =>
  resolverOf((values) => ({
    ...formErrors(rule, toInput(values), values, sentenceWithNumbers),
    ...moreFaults(values),
  }));

/** Validates a form with a function that returns a sentence for each invalid field, by its dotted path. */
export const resolverOf =
  <Values extends FieldValues>(
    faultsIn: (values: Values) => Readonly<Record<string, string>>,
  ): Resolver<Values> =>
  (values, _context, options) => {
    const faults = Object.entries(faultsIn(values));
    if (faults.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      faults.map(([path, message]) => [
        path,
        { type: saysTooLong(message) ? 'max-length' : 'rule', message },
      ]),
    );
    // Converts dotted paths to the nested shape of the form's type.
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };

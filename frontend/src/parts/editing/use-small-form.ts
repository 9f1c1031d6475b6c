import { saysTooLong } from '#domain/text/form-messages';
import { type SmallFormNeeds, type SmallValues, useSmallFormState } from '../../ui/form/small-form';

/** The state of a small form whose errors are sentences of the product's rules. */
export const useSmallForm = <Values extends SmallValues<Values>>(
  needs: Omit<SmallFormNeeds<Values>, 'isTooLong'>,
) => useSmallFormState({ ...needs, isTooLong: saysTooLong });

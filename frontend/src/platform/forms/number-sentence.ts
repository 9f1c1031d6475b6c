import { twoMeanings } from '#domain/fields/typed-number';
import { formSentence } from '#domain/text/form-messages';

/** The codes of errors of numbers. */
const ofNumbers: readonly string[] = ['number', 'integer', 'decimals'];

/** Shows how to write a number that can be read in two ways. Undefined for other text, and for codes of other rules. */
export const numberSentence = (typed: unknown, code: string): string | undefined => {
  const meanings = typeof typed === 'string' && ofNumbers.includes(code) ? twoMeanings(typed) : undefined;
  if (meanings === undefined) return undefined;
  const [whole, decimal] = meanings;
  return `${String(typed).trim()} can mean two numbers. Write ${whole} or ${decimal}.`;
};

/** The sentence for the error of a field in a form with numbers: see `formErrors`. */
export const sentenceWithNumbers = (typed: unknown, code: string): string =>
  numberSentence(typed, code) ?? formSentence(code);

import * as v from 'valibot';
import { formSentence } from '#domain/text/form-messages';
import { itemSentence } from '#domain/text/list-item-messages';
import { itemsIn } from '#domain/fields/list-text';

/** The sentence for the error of an entered value. Forms with numbers use `sentenceWithNumbers`. */
type SentenceOf = (entered: unknown, code: string) => string;

/**
 * The errors of an input by its rule: a sentence for each field, by its dotted path, in the order of the
 * rule. An error of a list item belongs to the list's field, and names the item as it is in `entered`, the
 * form values.
 */
export const formErrors = (
  rule: v.GenericSchema,
  input: unknown,
  entered: unknown = input,
  sentenceOf: SentenceOf = (_entered, code) => formSentence(code),
): Record<string, string> => {
  const faults: Record<string, string> = {};
  for (const issue of v.safeParse(rule, input).issues ?? []) {
    const path = v.getDotPath(issue);
    if (path === null) continue;
    const place = issue.path?.at(-1);
    if (place?.type === 'array') {
      const list = path.slice(0, path.lastIndexOf('.'));
      faults[list] ??= itemSentence(issue.message, itemText(valueAt(entered, list), place.key));
    } else faults[path] ??= sentenceOf(valueAt(entered, path), issue.message);
  }
  return faults;
};

const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      values,
    );

const longestShown = 40;

/** `"Norway"`, or the position of an item that is not text. */
const itemText = (list: unknown, index: number): string => {
  const items: readonly unknown[] =
    typeof list === 'string' ? itemsIn(list) : Array.isArray(list) ? list : [];
  const item = items[index];
  if (typeof item !== 'string' && typeof item !== 'number') return `Item ${index + 1}`;
  const text = `${item}`;
  return `"${text.length > longestShown ? `${text.slice(0, longestShown)}…` : text}"`;
};

import * as v from 'valibot';
import { maxLengthCode, rangeCode } from '../text/form-messages';
import type { ItemIssueCode } from '../text/list-item-messages';
import { optionalLongText, optionalText, requiredLongText, requiredText } from '../text/text-rules';
import type { PlainField } from './field';
import { formatFault } from './format-rules';
import { formatOf, type FormatName } from './formats';

const firstFault = { abortPipeEarly: true };

/** The rule for one value. An empty optional text becomes null. */
export function plainRule(field: PlainField, isItem = false): v.GenericSchema {
  switch (field.kind) {
    case 'line':
      return field.required ? requiredText(field) : optionalText(field.longest);
    case 'lines':
      return field.required ? requiredLongText(field.longest) : optionalLongText(field.longest);
    case 'json':
      return jsonRule(field);
    case 'id':
      return text;
    case 'amount':
      return amountRule(field);
    case 'integer':
    case 'decimal':
      return numberRule(field, isItem ? field.itemMessage : undefined);
    case 'flag':
      return v.boolean('required');
    case 'enum':
      return v.picklist(Object.keys(field.options), 'choose');
    default:
      return formatRule(field.kind, { isItem, required: field.required === true });
  }
}

const text = v.pipe(v.string('required'), v.nonEmpty('required'));

export const jsonRule = ({ longest }: { readonly longest: number }) =>
  v.config(v.pipe(text, v.maxLength(longest, maxLengthCode(longest))), firstFault);

interface Range {
  readonly smallest: number;
  readonly largest: number;
}

/** A digit string of minor units. */
export const amountRule = ({ smallest, largest }: Range) =>
  v.config(
    v.pipe(
      text,
      // A form sends an amount that it cannot convert as it was typed.
      v.check((typed) => !/[.,]/.test(typed) || /[^0-9.,\s]/.test(typed), 'decimals'),
      v.regex(/^[0-9]+$/, 'number'),
      v.check((digits) => smallest === 0 || /[1-9]/.test(digits), 'positive'),
      v.regex(/^(?:0|[1-9][0-9]{0,15})$/, 'format'),
      v.check((digits) => Number(digits) >= smallest && Number(digits) <= largest, 'format'),
    ),
    firstFault,
  );

const numberRule = (
  { kind, smallest, largest }: Range & { readonly kind: 'integer' | 'decimal' },
  itemMessage?: ItemIssueCode,
) =>
  v.config(
    v.pipe(
      v.number(({ input }) => itemMessage ?? (input === null || input === undefined ? 'required' : 'number')),
      v.finite(itemMessage ?? 'number'),
      v.check((value) => kind === 'decimal' || Number.isInteger(value), itemMessage ?? 'integer'),
      v.minValue(smallest, itemMessage ?? rangeCode(smallest, largest)),
      v.maxValue(largest, itemMessage ?? rangeCode(smallest, largest)),
    ),
    firstFault,
  );

function formatRule(kind: FormatName, { isItem, required }: { isItem: boolean; required: boolean }) {
  const missing = (isItem ? formatOf(kind).itemMessage : undefined) ?? 'required';
  const fits = v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value === '') return;
    const message = formatFault(kind, dataset.value, isItem);
    if (message !== undefined) addIssue({ message });
  });
  if (required) return v.config(v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), fits), firstFault);
  return v.pipe(
    v.string('format'),
    v.trim(),
    fits,
    v.transform((typed) => (typed === '' ? null : typed)),
  );
}

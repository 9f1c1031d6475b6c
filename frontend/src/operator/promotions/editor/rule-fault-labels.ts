import type { PromotionType } from '#domain/generated/types';
import { limits } from '#domain/limits';
import type { RuleFault, RuleFaultCode } from '#domain/promotions/rule-faults';
import { formMessages } from '#domain/text/form-messages';
import { whole } from '../../../platform/labels/numbers';
import { fieldsOf } from './preset-field-labels';
import type { FormControl } from './field-labels';

/**
 * The dotted path of the control that shows an error of the rules: the path itself, but the list for one of its items, and the
 * first control of a row for the whole row.
 */
export function fieldOf(type: PromotionType, path: string): string {
  const fields = fieldsOf(type);
  const dotted = path.replaceAll(/\[(\d+)\]/g, '.$1');
  const list = dotted.replace(/\.\d+$/, '');
  if (fields.has(dotted) || list === dotted) return dotted;
  const field = fields.get(list);
  return field && 'rows' in field ? `${dotted}.${Object.keys(field.rows)[0]}` : list;
}

/** The control of a field, or the list of rows, by the dotted path. */
export function controlAt(
  type: PromotionType,
  name: string,
): FormControl | Pick<FormControl, 'faults'> | undefined {
  const fields = fieldsOf(type);
  const [, list = '', key = ''] = /^(.+)\.\d+\.(\w+)$/.exec(name) ?? [];
  const rows = fields.get(list);
  return fields.get(name) ?? (rows && 'rows' in rows ? rows.rows[key] : undefined);
}

const sentences: Readonly<Record<RuleFaultCode, string>> = {
  amount: 'Enter a number above 0, with no more decimals than the coin has.',
  'bet-not-offered': 'The game does not offer this bet. Choose another one.',
  'budget-below-claim': 'The budget must cover at least the largest reward.',
  'code-empty': formMessages.required,
  combination: 'This value does not match the other settings.',
  duplicate: 'Enter each value once.',
  empty: formMessages.required,
  'end-before-start': 'The end must be after the start.',
  format: formMessages.format,
  'max-win-missing': 'Enter a maximum win.',
  'max-win-negative': 'Enter a number above 0.',
  'no-game-counts': 'Bets on at least one game must count. Enter a weight above 0.',
  'not-tickets': 'Choose a coin of the brand of the kind Ticket.',
  range: formMessages.format,
  'recurring-without-period': 'Choose a day, week or month.',
  time: 'Enter a date and a time.',
  'weight-zero': 'Enter a whole number from 1.',
  'weights-overflow': `The weights are too large. They can add up to at most ${whole(limits.promotion.weights)}.`,
};

/** The message of an error at its field. `entered` is the text of the field, if there is one. */
export function errorMessage(type: PromotionType, { path, code }: RuleFault, entered?: string): string {
  if (entered?.trim() === '') return formMessages.required;
  const control = controlAt(type, fieldOf(type, path));
  const bounds = control && 'bounds' in control ? control.bounds : undefined;
  if (bounds && code === 'range') return `Enter whole numbers from ${bounds.least} to ${whole(bounds.most)}.`;
  // A newer server can return codes that this build does not know.
  const known = Object.hasOwn(sentences, code) ? sentences[code] : formMessages.format;
  return control?.faults?.[code] ?? known;
}

import { tagOf } from '#domain/casinos/player-tags';
import { itemsIn } from '#domain/fields/list-text';
import { minorAmount, typedAmount } from '../coins/coin-amounts';
import { instantIn } from './local-time';
import { hundredthsIn, numberIn } from './typed-numbers';

/** Converts a value of the rules to the text of its control, and back. Text that is invalid stays, so that the rules reject it. */
interface Codec {
  readonly typed: (value: unknown, decimals: number) => string;
  readonly read: (typed: string, decimals: number) => unknown;
}

const list = (read: (item: string) => unknown): Codec => ({
  typed: (items) => (items as readonly unknown[]).join(', '),
  read: (typed) => itemsIn(typed).map(read),
});
const amount: Codec = { typed: (minor, decimals) => typedAmount(String(minor), decimals), read: minorAmount };

/** The controls of the values of a document, by kind. */
const codecs = {
  text: { typed: String, read: (typed) => typed.trim() },
  lines: { typed: String, read: (typed) => typed.trim() },
  code: { typed: String, read: (typed) => typed.trim().toUpperCase() },
  choice: { typed: String, read: (typed) => typed },
  time: { typed: String, read: instantIn },
  whole: { typed: String, read: numberIn },
  /** Minor units. */
  amount,
  /** Minor units that are whole coins: an option of a select. */
  wholeCoins: { ...amount, typed: (minor, decimals) => amount.typed(minor, decimals).replace(/\.0+$/, '') },
  /** A number of rounds as digits. */
  rounds: { typed: (value) => typedAmount(String(value), 0), read: (typed) => minorAmount(typed, 0) },
  /** Hundredths as digits: a multiple of the bet. */
  multiple: { typed: (value) => typedAmount(String(value), 2), read: (typed) => minorAmount(typed, 2) },
  /** A number of hundredths, such as a multiple of the bet or a share in percent. */
  hundredths: {
    typed: (value) => typedAmount(String(value), 2).replace(/\.?0+$/, ''),
    read: hundredthsIn,
  },
  items: list(String),
  tags: list(tagOf),
  numbers: list(numberIn),
} as const satisfies Record<string, Codec>;

export type Control = keyof typeof codecs;

const lists: readonly Control[] = ['items', 'tags', 'numbers'];
const isList = (control: Control): boolean => lists.includes(control);
/** Controls whose text is a number. */
export const isNumeric = (control: Control): boolean =>
  !isList(control) && !['text', 'lines', 'code', 'choice', 'time'].includes(control);

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

/** The text of a control. Empty for a value that is missing. */
export const typedText = (control: Control, value: unknown, decimals: number): string =>
  isBlank(value) ? '' : codecs[control].typed(value, decimals);

/** The value of a control. An empty control whose value is optional is null. */
export const readText = (
  { control, optional = false }: { readonly control: Control; readonly optional?: boolean },
  typed: string,
  decimals: number,
): unknown => {
  const isEmpty = isList(control) ? itemsIn(typed).length === 0 : typed.trim() === '';
  return optional && isEmpty ? null : codecs[control].read(typed, decimals);
};

import { formSentence } from './form-messages';

/** Sentences about one item of a list; `{0}` is the item as it was entered. */
const itemMessages = {
  country: '{0} is not a country code. Use two letters, such as NO.',
  language: '{0} is not a language code. Use two lowercase letters, such as en.',
  origin: '{0} is not an origin. Write it like https://casino.example, without a path.',
  bet: '{0} is not a bet. Use a whole number from 1 to 1,000,000.',
} as const;

export type ItemIssueCode = keyof typeof itemMessages;

/** The sentence for an issue of one item: `"Norway" is not a country code. …`. `item` is the item as text for the user. */
export function itemSentence(code: string, item: string): string {
  return isItemCode(code) ? itemMessages[code].split('{0}').join(item) : `${item}: ${formSentence(code)}`;
}

const isItemCode = (code: string): code is ItemIssueCode => Object.hasOwn(itemMessages, code);

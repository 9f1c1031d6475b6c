/**
 * The messages of forms, word for word from the specification; `{0}` is replaced by the parameter of the
 * code.
 */
export const formMessages = {
  required: 'This field is required',
  email: 'Please enter a valid email',
  number: 'This field can only contain numbers',
  integer: 'This field can only contain integer values',
  uppercase: 'This field can only contain uppercase letters',
  'max-length': 'You must enter a maximum of {0} characters',
  'min-length': 'You must enter a minimum of {0} characters',
  length: 'The length of the entered field is invalid',
  character: 'The {0} character is not allowed',
  choose: 'Please choose at least one value',
  format: 'Invalid format',
} as const;

/** Messages that are not in the specification. Those of formats say what to write. */
const furtherMessages = {
  confirm: 'Tick this box to continue',
  positive: 'Enter a number above 0',
  'after-issue': 'Enter the day of issue or a later day',
  range: 'Enter a number {0}',
  url: 'Invalid format. Start with http:// or https://',
  'https-url': 'Invalid format. Start with https://',
  'server-url': 'Invalid format. Write it like https://wallet.example/novalink, without a slash at the end',
  origin: 'Invalid format. Write it like https://casino.example, without a path',
  phone: 'Invalid format. Write it like +356 2123 4567',
  country: 'Invalid format. Choose a country',
  language: 'Invalid format. Choose a language',
  'time-zone': 'Invalid format. Write it like Europe/Malta',
  date: 'Invalid format. Enter a day that exists',
  colour: 'Invalid format. Write it like #1F6F78',
  semver: 'Invalid format. Write it like 1.2.0',
  rtp: 'Invalid format. Write it like 0.96, from 0.5 to 1',
  visible: 'Enter at least one visible character',
  ceiling: 'This is above the highest balance',
  'outer-space': 'Remove the space at the start or at the end',
  decimals:
    'Write the number like 1234.5: with a point before the decimals, and with no more decimals than the coin has',
  contrast: 'Text on this colour is not readable. Choose a lighter or darker colour',
  ascending: 'Enter each bet once, from the lowest to the highest',
  english: 'English (en) must be one of the languages',
  shares: 'The shares add up to more than 100 %',
  pool: 'Allow fewer players or lower the buy-in: together, the buy-ins would be more than a tournament can hold',
  once: 'Enter each item once',
  'coins-once': 'Choose each kind of coin once',
} as const;

const allMessages = { ...formMessages, ...furtherMessages };

export type FormMessage = keyof typeof allMessages;

/** The message of a rule's issue: the key, optionally followed by a colon and a parameter. */
export type FormIssueCode = FormMessage | `${FormMessage}:${string}`;

export const maxLengthCode = (characters: number): FormIssueCode => `max-length:${characters}`;
export const minLengthCode = (characters: number): FormIssueCode => `min-length:${characters}`;
export const rangeCode = (smallest: number, largest: number): FormIssueCode =>
  `range:from ${smallest.toLocaleString('en')} to ${largest.toLocaleString('en')}`;
export const characterCode = (character: string): FormIssueCode => `character:${character}`;

/** The sentence for the code of an issue, such as `max-length:80`. An unknown code becomes `format`. */
export function formSentence(code: string): string {
  const colon = code.indexOf(':');
  const key = colon === -1 ? code : code.slice(0, colon);
  const parameter = colon === -1 ? '' : code.slice(colon + 1);
  const template = isFormMessage(key) ? allMessages[key] : allMessages.format;
  return template.split('{0}').join(parameter);
}

const tooLong = formMessages['max-length'].replace(/ \{0\}.*$/, '');

/** Whether a sentence says that a text, or an item of a list, is too long. Forms show it while the text is being typed. */
export const saysTooLong = (sentence: string): boolean => sentence.includes(tooLong);

const isFormMessage = (key: string): key is FormMessage => Object.hasOwn(allMessages, key);

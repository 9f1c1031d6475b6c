import { nameOfCharacter } from '../text/character-names';
import { bearsText } from '../contrast';
import { countries } from '../countries';
import { isTimeZone } from '../time/zoned-time';
import { characterCode, maxLengthCode, minLengthCode, type FormIssueCode } from '../text/form-messages';
import type { ItemIssueCode } from '../text/list-item-messages';
import { formatOf, type FormatName } from './formats';

/** The code of the first error in a non-empty text. For an item of a list, the message names the item. */
export function formatFault(
  kind: FormatName,
  text: string,
  isItem: boolean,
): FormIssueCode | ItemIssueCode | undefined {
  const fault = textFault(kind, text);
  return fault && isItem ? (formatOf(kind).itemMessage ?? fault) : fault;
}

function textFault(kind: FormatName, text: string): FormIssueCode | undefined {
  const {
    pattern,
    shortest,
    longest,
    characters,
    elsewise,
    message = 'format',
    wrongLength,
  } = formatOf(kind);
  const foreign = characters && new RegExp(`(?!${characters}).`, 'su').exec(text)?.[0];
  if (foreign) return elsewise ?? characterCode(nameOfCharacter(foreign));
  if (shortest && text.length < shortest) return wrongLength ?? minLengthCode(shortest);
  if (longest && text.length > longest) return wrongLength ?? maxLengthCode(longest);
  return new RegExp(pattern, 'u').test(text) ? further[kind]?.(text) : message;
}

/** Further checks that a pattern cannot express. */
const further: Partial<Record<FormatName, (text: string) => FormIssueCode | undefined>> = {
  country: (text) => (countries.includes(text) ? undefined : 'country'),
  'time-zone': (text) => (isTimeZone(text) ? undefined : 'time-zone'),
  date: (text) => (isDay(text) ? undefined : 'date'),
  colour: (text) => (bearsText(text) ? undefined : 'contrast'),
};

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

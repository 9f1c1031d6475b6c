import type { FormMessage } from '../text/form-messages';
import type { ItemIssueCode } from '../text/list-item-messages';
import { imagePrefix } from '../uploads';

interface Format {
  /**
   * Of the whole text, for JavaScript with the flag `u` and for Java. Resolvers refuse control characters before they
   * match it, because `$` of Java also matches before a final line break.
   */
  readonly pattern: string;
  /** Limits of the length; a format without them is bounded by its pattern. */
  readonly shortest?: number;
  readonly longest?: number;
  /** The class of its characters; a form names the first one that is not of this class, or says `elsewise`. */
  readonly characters?: string;
  readonly elsewise?: FormMessage;
  /** What a form says of other text; `format` unless stated. */
  readonly message?: FormMessage;
  /** What a form says of a wrong length; the limit unless stated. */
  readonly wrongLength?: FormMessage;
  /** What a form says of other text in a list, naming the item. */
  readonly itemMessage?: ItemIssueCode;
  /** Characters that a form drops from what was typed. */
  readonly ignored?: string;
  /** How a form changes the letters that were typed. */
  readonly letters?: 'upper' | 'lower';
}

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/** Text in a form of its own. */
export const formats = {
  /** An address that a page may link to. */
  url: { pattern: '^https?://[^\\s/]+\\.[^\\s]+$', longest: 200 },
  'https-url': { pattern: '^https://[^\\s/]+\\.[^\\s]+$', longest: 200 },
  /**
   * What browsers take for an e-mail address, with a dot in its domain; an apostrophe is part of people's names.
   * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
   */
  email: {
    pattern: `^[A-Za-z0-9_.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})+$`,
    longest: 254,
    message: 'email',
  },
  /** E.164: a plus, a country code, at most 15 digits in all. */
  phone: { pattern: '^\\+[1-9][0-9]{6,14}$', characters: '[+0-9]', ignored: ' ()-' },
  /** ISO 3166-1 alpha-2; the forms also know which codes exist. */
  country: {
    pattern: '^[A-Z]{2}$',
    shortest: 2,
    longest: 2,
    wrongLength: 'format',
    itemMessage: 'country',
    letters: 'upper',
  },
  /** ISO 639-1. */
  language: {
    pattern: '^[a-z]{2}$',
    shortest: 2,
    longest: 2,
    wrongLength: 'format',
    itemMessage: 'language',
    letters: 'lower',
  },
  /** As AppSync takes it, which checks that the day exists; the forms also do, and send no time zone. */
  date: { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:Z|[+-][0-9]{2}:[0-9]{2}(?::[0-9]{2})?)?$' },
  /** A name in addresses and for operators' servers. */
  slug: { pattern: '^[a-z0-9-]{3,40}$', shortest: 3, longest: 40, characters: '[a-z0-9-]' },
  /** The forms also refuse a colour on which no text is readable. */
  colour: { pattern: '^#[0-9A-Fa-f]{6}$', shortest: 7, longest: 7, wrongLength: 'format', letters: 'lower' },
  /** A key of the image library. */
  'image-key': { pattern: `^${imagePrefix}.*$`, longest: 200 },
  /** A key of any file. */
  'file-key': { pattern: '^.+$', longest: 200 },
  /** https://semver.org, without pre-release and build. */
  semver: { pattern: '^(?:(?:0|[1-9][0-9]{0,4})\\.){2}(?:0|[1-9][0-9]{0,4})$' },
  /** A decimal from 0.50 to 1.00 with at most six digits. */
  rtp: {
    pattern: '^(?:0\\.[5-9][0-9]{0,5}|1(?:\\.0{1,6})?)$',
    characters: '[0-9.]',
    elsewise: 'number',
  },
  'coin-code': {
    pattern: '^[A-Z]{2,5}$',
    shortest: 2,
    longest: 5,
    characters: '[A-Z]',
    elsewise: 'uppercase',
    letters: 'upper',
    wrongLength: 'length',
  },
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof formats;
export const formatOf = (kind: FormatName): Format => formats[kind];

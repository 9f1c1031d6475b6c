import type { FormMessage } from '../text/form-messages';
import type { ItemIssueCode } from '../text/list-item-messages';
import { imageKeyForm } from '../uploads';

interface Format {
  /**
   * Matches the whole text, in JavaScript with the flag `u` and in Java. Resolvers reject control characters
   * before they match it, because `$` in Java also matches before a final line break.
   */
  readonly pattern: string;
  /** The limits for the length. A format without them is limited by its pattern. */
  readonly shortest?: number;
  readonly longest?: number;
  /**
   * The class of its characters. A form names the first character that is not in this class, or shows
   * `elsewise`.
   */
  readonly characters?: string;
  readonly elsewise?: FormMessage;
  /** The message of a form for other text. Default: `format`. */
  readonly message?: FormMessage;
  /** The message of a form for a wrong length. Default: the limit. */
  readonly wrongLength?: FormMessage;
  /** The message of a form for an invalid item of a list. It names the item. */
  readonly itemMessage?: ItemIssueCode;
  /** Characters that a form removes from the entered text. */
  readonly ignored?: string;
  /** How a form changes the case of the entered text. */
  readonly letters?: 'upper' | 'lower';
}

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const host = `${label}(?:\\.${label})+`;
/** Not the usual port of the scheme, because browsers leave it out of an origin. */
const port = (usual: number) => `(?::(?!${usual}$)[1-9][0-9]{0,4})?`;

/** Text with a specific format. */
export const formats = {
  /** A URL that a page may link to. */
  url: { pattern: '^https?://[^\\s/]+\\.[^\\s]+$', longest: 200, message: 'url' },
  'https-url': { pattern: '^https://[^\\s/]+\\.[^\\s]+$', longest: 200, message: 'https-url' },
  /** The address of an operator's server. Only the local cloud accepts http, and only on the own machine. */
  'server-url': {
    pattern: `^(?:https://${host}|http://(?:localhost|127\\.0\\.0\\.1))(?::[1-9][0-9]{0,4})?(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*$`,
    longest: 200,
    message: 'server-url',
  },
  /** The origin of a page, as browsers write it. The same holds for http. */
  origin: {
    pattern: `^(?:https://${host}${port(443)}|http://(?:localhost|127\\.0\\.0\\.1)${port(80)})$`,
    longest: 200,
    message: 'origin',
    itemMessage: 'origin',
    letters: 'lower',
  },
  /**
   * The definition of an e-mail address in browsers, plus a required dot in the domain. Apostrophes are
   * allowed, because names contain them.
   * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
   */
  email: {
    pattern: `^[A-Za-z0-9_.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})+$`,
    longest: 254,
    message: 'email',
  },
  /**
   * E.164: a plus sign and a country code, at most 15 digits in total. Forms ignore what people and programs write
   * between the digits, also spaces and hyphens that do not break, and the full stop after a copied number.
   */
  phone: {
    pattern: '^\\+[1-9][0-9]{6,14}$',
    characters: '[+0-9]',
    message: 'phone',
    ignored: ' \u00A0\u2009\u202F()-\u2010\u2011\u2013./',
  },
  /** ISO 3166-1 alpha-2. Forms also check that the code exists. */
  country: {
    pattern: '^[A-Z]{2}$',
    shortest: 2,
    longest: 2,
    message: 'country',
    wrongLength: 'country',
    itemMessage: 'country',
    letters: 'upper',
  },
  /** ISO 639-1. */
  language: {
    pattern: '^[a-z]{2}$',
    shortest: 2,
    longest: 2,
    message: 'language',
    wrongLength: 'language',
    itemMessage: 'language',
    letters: 'lower',
  },
  /**
   * The format of AppSync, which also checks that the day exists. Forms check this too, and send no time
   * zone.
   */
  date: {
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:Z|[+-][0-9]{2}:[0-9]{2}(?::[0-9]{2})?)?$',
    message: 'date',
  },
  /** The IANA name of a time zone. Forms and the resolvers of brands also check that it exists. */
  'time-zone': { pattern: '^[A-Z][A-Za-z_]+(?:/[A-Za-z0-9_-]+){0,2}$', longest: 40, message: 'time-zone' },
  /** The name of a key in a header. */
  'key-id': { pattern: '^[A-Za-z0-9._-]{1,100}$' },
  /** A secret that two servers share: ASCII without spaces. */
  secret: { pattern: '^[!-~]{32,200}$', shortest: 32, longest: 200 },
  /** A name in URLs and on the servers of operators. */
  slug: { pattern: '^[a-z0-9-]{3,40}$', shortest: 3, longest: 40, characters: '[a-z0-9-]' },
  /** Forms also reject a colour on which no text is readable. */
  colour: {
    pattern: '^#[0-9A-Fa-f]{6}$',
    shortest: 7,
    longest: 7,
    message: 'colour',
    wrongLength: 'colour',
    letters: 'lower',
  },
  /** A key of the image library. */
  'image-key': { pattern: imageKeyForm, longest: 200 },
  /** https://semver.org, without pre-release and build. */
  semver: { pattern: '^(?:(?:0|[1-9][0-9]{0,4})\\.){2}(?:0|[1-9][0-9]{0,4})$', message: 'semver' },
  /** A decimal from 0.50 to 1.00 with at most six digits. */
  rtp: {
    pattern: '^(?:0\\.[5-9][0-9]{0,5}|1(?:\\.0{1,6})?)$',
    characters: '[0-9.]',
    elsewise: 'number',
    message: 'rtp',
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

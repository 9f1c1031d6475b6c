import type { ContentField, Fields, ListField, PlainField } from '../field';
import { formValuesOf, isChosen, isContent } from '../form-values';
import type { FormatName } from '../formats';
import { goodRow, goodValue } from './good-row';

/** An invalid entry in a form field, and the expected message. */
export interface BadEntry {
  /** The name of the field in the table. */
  readonly name: string;
  /** The value of the field in the form. */
  readonly value: unknown;
  readonly what: string;
  /** The position of the message. */
  readonly path: string;
  readonly sentence: string;
}

type Bad = readonly [what: string, typed: string, sentence: string];

const required: Bad = ['left empty', ' ', 'This field is required'];
const notNumber: Bad = ['with letters', '1x', 'This field can only contain numbers'];
const form = (typed: string, advice?: string): Bad => [
  `as ${typed}`,
  typed,
  advice === undefined ? 'Invalid format' : `Invalid format. ${advice}`,
];
const outside = (typed: number, { smallest, largest }: { smallest: number; largest: number }): Bad => [
  `as ${typed}`,
  `${typed}`,
  `Enter a number from ${smallest.toLocaleString('en')} to ${largest.toLocaleString('en')}`,
];
const zero: Bad = ['as 0', '0', 'Enter a number above 0'];
const advice = {
  url: 'Start with http:// or https://',
  https: 'Start with https://',
  server: 'Write it like https://wallet.example/novalink, without a slash at the end',
  origin: 'Write it like https://casino.example, without a path',
  phone: 'Write it like +356 2123 4567',
  country: 'Choose a country',
  language: 'Choose a language',
  timeZone: 'Write it like Europe/Malta',
  date: 'Enter a day that exists',
  colour: 'Write it like #1F6F78',
  semver: 'Write it like 1.2.0',
  rtp: 'Write it like 0.96, from 0.5 to 1',
} as const;
const tooLong = (longest: number, character = 'x'): Bad => [
  'too long',
  character.repeat(longest + 1),
  `You must enter a maximum of ${longest} characters`,
];
const tooShort = (shortest: number, character = 'x'): Bad => [
  'too short',
  character.repeat(shortest - 1),
  `You must enter a minimum of ${shortest} characters`,
];
const character = (typed: string, name: string): Bad => [
  `with the ${name} character`,
  typed,
  `The ${name} character is not allowed`,
];

/** Invalid entries of each format, with the messages of the specification. */
const formatted: Readonly<Record<FormatName, readonly Bad[]>> = {
  url: [form('harbour.example', advice.url), form('javascript:alert(1)', advice.url)],
  'https-url': [form('http://harbour.example', advice.https)],
  'server-url': [
    form('http://wallet.harbour.example', advice.server),
    form('https://wallet.harbour.example/', advice.server),
    form('https://wallet.harbour.example/pay?to=1', advice.server),
    form('https://ada:secret@wallet.harbour.example', advice.server),
  ],
  origin: [form('https://harbour.example/games', advice.origin)],
  'key-id': [form('key 1'), form('x'.repeat(101))],
  secret: [tooShort(32), tooLong(200), form(`a ${'x'.repeat(32)}`)],
  email: [['without a domain', 'ada@', 'Please enter a valid email']],
  phone: [form('21234567', advice.phone), form('+0123456789', advice.phone), character('+356 212x', 'x')],
  country: [form('XX', advice.country), form('Malta', advice.country)],
  language: [form('english', advice.language)],
  'time-zone': [
    form('Europe/Atlantis', advice.timeZone),
    form('+02:00', advice.timeZone),
    form('europe/malta', advice.timeZone),
  ],
  date: [form('2027-02-30', advice.date), form('31.1.2027', advice.date)],
  slug: [
    tooShort(3),
    tooLong(40),
    character('Harbour', 'H'),
    character('a <b>', 'space'),
    character('a<b', '<'),
  ],
  colour: [
    form('blue', advice.colour),
    [
      'on which no text is readable',
      '#7a7a7a',
      'Text on this colour is not readable. Choose a lighter or darker colour',
    ],
  ],
  'image-key': [],
  semver: [form('1.0', advice.semver), form('v1.0.0', advice.semver)],
  rtp: [form('0.49', advice.rtp), ['with letters', 'high', 'This field can only contain numbers']],
  'coin-code': [
    ['with a digit', 'AB1', 'This field can only contain uppercase letters'],
    ['too long', 'ABCDEF', 'The length of the entered field is invalid'],
    ['too short', 'A', 'The length of the entered field is invalid'],
  ],
};

const hostile = [character('a\u202eb', 'right-to-left override'), character('a\u0007b', 'control')];

function badTexts(field: PlainField): readonly Bad[] {
  switch (field.kind) {
    case 'line':
      return [
        tooLong(field.longest),
        ...((field.shortest ?? 1) > 1 && field.shortest ? [tooShort(field.shortest)] : []),
        character('a\tb', 'tab'),
        ...hostile,
        ['without anything to see', '\u2800'.repeat(3), 'Enter at least one visible character'],
      ];
    case 'lines':
      return [tooLong(field.longest), ...hostile];
    case 'json':
      return [tooLong(field.longest)];
    case 'integer':
      return [
        notNumber,
        ['with decimals', '1.5', 'This field can only contain integer values'],
        outside(field.largest + 1, field),
        outside(field.smallest - 1, field),
      ];
    case 'decimal':
      return [notNumber, outside(field.largest + 1, field), outside(0, field)];
    case 'amount':
      return [notNumber, form(`${field.largest + 1}`), ...(field.smallest > 0 ? [zero] : [])];
    case 'enum':
      return [['that is no choice', 'NONE', 'Please choose at least one value']];
    case 'flag':
    case 'id':
      return [];
    default:
      return formatted[field.kind];
  }
}

/** All invalid entries that the fields of the table must reject. */
export const badEntries = (fields: Fields): BadEntry[] =>
  Object.entries(fields)
    .filter(isContent)
    .filter(([, { only }]) => only !== 'update')
    .flatMap(([name, field]) => entriesOf(name, field));

function entriesOf(name: string, field: ContentField): BadEntry[] {
  if (field.kind === 'list') return listEntries(name, field);
  if (field.kind === 'group') return partEntries(name, field.fields, (parts) => parts);
  const isText = field.kind !== 'flag' && field.kind !== 'enum' && field.kind !== 'image-key';
  const bad = field.required && isText ? [required, ...badTexts(field)] : badTexts(field);
  const image = field.kind === 'image-key' ? [form('elsewhere/one.webp')] : [];
  return [...bad, ...image].map(([what, value, sentence]) => ({ name, value, what, path: name, sentence }));
}

function partEntries(
  name: string,
  parts: Fields,
  valueOf: (parts: object) => unknown,
  at = name,
): BadEntry[] {
  const good = formValuesOf(parts, goodRow(parts));
  return Object.entries(parts)
    .filter(isContent)
    .flatMap(([part, field]) =>
      entriesOf(part, field).map(({ value, what, sentence }) => ({
        name,
        value: valueOf({ ...good, [part]: value }),
        what,
        path: `${at}.${part}`,
        sentence,
      })),
    );
}

function listEntries(name: string, field: ListField): BadEntry[] {
  const { of, most, some, once, includes, ascending } = field;
  const entry = (what: string, value: unknown, sentence: string) => ({
    name,
    value,
    what,
    path: name,
    sentence,
  });
  const items = (count: number, item: unknown) =>
    isChosen(field) || of.kind === 'group' ? Array(count).fill(item) : Array(count).fill(item).join(', ');
  const good = of.kind === 'group' ? formValuesOf(of.fields, goodRow(of.fields)) : goodValue(of);
  const entries: BadEntry[] = [];
  const distinct = Array.from({ length: most + 1 }, (_, at) =>
    ascending ? at + 1 : `${at}`.padStart(26, 'x'),
  );
  const many = once && of.kind === 'id' ? distinct : ascending ? distinct.join(', ') : items(most + 1, good);
  if (!once?.of) entries.push(entry('too long', many, 'The length of the entered field is invalid'));
  if (some) entries.push(entry('left empty', items(0, good), sentences[some] ?? some));
  if (once)
    entries.push(entry('with an item twice', items(2, good), sentences[once.message] ?? once.message));
  if (ascending) entries.push(entry('in another order', '40, 20', sentences[ascending] ?? ascending));
  if (includes) entries.push(entry('without the item it needs', '', sentences[includes.message] ?? ''));
  if (of.kind === 'group') entries.push(...partEntries(name, of.fields, (item) => [item], `${name}.0`));
  const bad = badItems[of.kind];
  if (bad) entries.push(entry('with a bad item', bad[0], bad[1]));
  return entries;
}

const sentences: Readonly<Record<string, string>> = {
  required: 'This field is required',
  choose: 'Please choose at least one value',
  once: 'Enter each item once',
  'coins-once': 'Choose each kind of coin once',
  ascending: 'Enter each bet once, from the lowest to the highest',
  english: 'English (en) must be one of the languages',
};

/** A list with an invalid item, as the form stores it. */
const badItems: Readonly<Record<string, readonly [unknown, string]>> = {
  country: ['MT, Norway', '"Norway" is not a country code. Use two letters, such as NO.'],
  language: ['en, English', '"English" is not a language code. Use two lowercase letters, such as en.'],
  origin: [
    'https://harbour.example, https://*.harbour.example',
    '"https://*.harbour.example" is not an origin. Write it like https://casino.example, without a path.',
  ],
  integer: ['20, forty', '"forty" is not a bet. Use a whole number from 1 to 1,000,000.'],
  line: [`sea, ${'x'.repeat(31)}`, `"${'x'.repeat(31)}": You must enter a maximum of 30 characters`],
  'image-key': [['elsewhere/one.webp'], '"elsewhere/one.webp": Invalid format'],
};

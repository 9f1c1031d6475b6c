/** Names with characters that cannot be seen. Texts of several lines can contain them. */
export const hiddenInNames = [
  ['a zero-width space inside', 'Blue\u200bReef', 'input.character'],
  ['a zero-width no-break space at the end', 'Blue Reef\ufeffs', 'input.character'],
  ['a soft hyphen', 'Blue\u00adReef', 'input.character'],
  ['a right-to-left mark', 'Blue\u200fReef', 'input.character'],
  ['tags after a letter', 'Blue\u{e0041}\u{e0042}', 'input.character'],
  ['a joiner between Latin letters', 'Bl\u200due', 'input.character'],
  ['stacked combining marks', `Blu\u0301\u0302\u0303\u0304e`, 'input.character'],
] as const;

/** Texts that are not allowed as a name, with the error code. */
export const hostileNames = [
  ['a line break', 'Blue\nReef', 'input.character'],
  ['a null character', 'Blue\u0000Reef', 'input.character'],
  ['a line separator', 'Blue\u2028Reef', 'input.character'],
  ['a delete character', 'Blue\u007fReef', 'input.character'],
  ['a right-to-left override', 'Blue \u202efeeR', 'input.character'],
  ['an isolate', 'Blue\u2067Reef', 'input.character'],
  ['half of a surrogate pair', 'Blue \ud83d', 'input.character'],
  ['the other half', '\udc00 Blue', 'input.character'],
  ['zero-width spaces alone', '\u200b\u200b\u200b', 'input.invisible'],
  ['joiners and variation selectors alone', '\u200d\ufe0f\u200d', 'input.invisible'],
  ['Hangul fillers alone', '\u3164\u3164\u3164', 'input.invisible'],
  ['Braille blanks alone', '\u2800\u2800\u2800', 'input.invisible'],
  ['tags alone', '\u{e0041}\u{e0042}\u{e0043}', 'input.invisible'],
  ...hiddenInNames,
] as const;

/** Names of people and companies in different scripts, which must be accepted. */
export const honestNames = [
  'Blue Reef',
  "Ada O'Neill-Borg",
  'Łódź & Żółw 99%',
  'شركة البحر الأزرق',
  'חברת ים 2',
  'می\u200cخواهم',
  '青い珊瑚礁',
  '푸른 산호초',
  'नीली चट्टान',
  '👩\u200d👩\u200d👧 Family 🏳️\u200d🌈',
  'e\u0301clair',
  'Tiê\u0301ng Viê\u0323t',
  '1\ufe0f\u20e3 Keycap',
];

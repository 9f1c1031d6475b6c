/**
 * Characters that are not allowed in texts, as patterns for JavaScript with the flag `u` and for Java, so
 * that forms, functions and resolvers reject the same characters.
 */
export const characters = {
  /** Line breaks, tabs and other control characters, which are not allowed in one line of text. */
  control: '[\\p{Cc}\\p{Zl}\\p{Zp}]',
  /** The same without tab, line feed and carriage return, for text with several lines. */
  controlButBreaks: '[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F]',
  /**
   * Embeddings, overrides and isolates of the Unicode bidirectional algorithm, which can make text look like
   * a different text.
   */
  direction: '[\\u202A-\\u202E\\u2066-\\u2069]',
  /** Half of a surrogate pair, which UTF-8 cannot encode. */
  surrogate: '\\p{Cs}',
  /**
   * Characters that make a line look like another one: characters without a width, tags, more than three combining
   * marks in a row, and joiners after letters and digits that never need them.
   */
  hidden: [
    '[\\u00AD\\u034F\\u061C\\u180E\\u200B\\u200E\\u200F\\u2060-\\u2064\\u206A-\\u206F\\uFEFF\\uFFF9-\\uFFFB]',
    // JavaScript and Java write these code points differently, so the pattern contains the characters themselves.
    '[\u{E0000}-\u{E007F}]',
    '\\p{M}{4,}',
    '(?<=[\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}\\p{N}])[\\u200C\\u200D]',
  ].join('|'),
  /**
   * Visible characters: no blanks, no format characters, no combining marks alone, no letters without a
   * visible shape.
   */
  visible: '(?![\\u115F\\u1160\\u2800\\u3164\\uFFA0])[\\p{L}\\p{N}\\p{P}\\p{S}]',
} as const;

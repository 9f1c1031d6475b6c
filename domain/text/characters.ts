/**
 * Characters that text may not hold, as patterns that JavaScript reads with the flag `u` and Java as they are: forms,
 * functions and resolvers refuse the same.
 */
export const characters = {
  /** Line breaks, tabs and other control characters: none belongs in one line of text. */
  control: '[\\p{Cc}\\p{Zl}\\p{Zp}]',
  /** The same without tab, line feed and carriage return, for text of several lines. */
  controlButBreaks: '[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F]',
  /** Embeddings, overrides and isolates of the Unicode bidirectional algorithm, which make text read as another. */
  direction: '[\\u202A-\\u202E\\u2066-\\u2069]',
  /** Half of a surrogate pair, which UTF-8 cannot write. */
  surrogate: '\\p{Cs}',
  /** What can be seen: no blanks, no format characters, no marks alone, no letters that are drawn as blanks. */
  visible: '(?![\\u115F\\u1160\\u2800\\u3164\\uFFA0])[\\p{L}\\p{N}\\p{P}\\p{S}]',
} as const;

import { limits } from '../limits';

/** Letters that Unicode does not decompose, as people type them on a keyboard without them. */
const folded: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
];

/**
 * Characters that are neither part of a word nor separate words: combining accents, apostrophes and invisible
 * marks.
 */
const dropped = (character: string) =>
  (character >= '\u0300' && character <= '\u036f') ||
  (character >= '\u200b' && character <= '\u200f') ||
  ["'", '\u2019', '\u00ad', '\ufeff'].includes(character);

/** Anything beyond Latin-1 is part of a word, unless Unicode keeps punctuation and symbols there. */
const separates = (character: string) => {
  if (character < '\u00c0') return !isAsciiWord(character) && character !== '\u00b5';
  if (character >= '\u2000' && character <= '\u2bff') return true;
  return (
    character === '\u00d7' ||
    character === '\u00f7' ||
    // The one blank of Unicode outside the ranges: between words of Ogham.
    character === '\u1680' ||
    character === '\u30fb' ||
    (character >= '\u2e00' && character <= '\u2e7f') ||
    (character >= '\u3000' && character <= '\u303f')
  );
};

const isAsciiWord = (character: string) =>
  (character >= '0' && character <= '9') || (character >= 'a' && character <= 'z');

/**
 * The distinct words of a text, in their order: lower case, accents removed, cut where keys end. `decomposed` is in
 * normalization form NFKD, which resolvers and functions make each in their own way. Resolver bundles can hold it.
 */
export function searchWords(decomposed: string): string[] {
  let text = decomposed.toLowerCase();
  for (const [letter, typed] of folded) text = text.split(letter).join(typed);
  const words: string[] = [];
  let word = '';
  for (const character of `${text} `.split('').filter((one) => !dropped(one))) {
    if (separates(character)) {
      const cut = cutWord(word);
      if (cut !== '' && !words.includes(cut)) words.push(cut);
      word = '';
    } else {
      word = `${word}${character}`;
    }
  }
  return words;
}

/** A pair of surrogates is not cut in two: DynamoDB keeps no half. */
function cutWord(word: string): string {
  const cut = word.slice(0, limits.search.wordLength);
  const last = cut.slice(-1);
  return last >= '\ud800' && last <= '\udbff' ? cut.slice(0, -1) : cut;
}

/** All words as the rows of the index keep them: each begins after a blank, so that one condition finds a prefix. */
export const joinedLabel = (words: readonly string[]): string => ` ${words.join(' ')}`;

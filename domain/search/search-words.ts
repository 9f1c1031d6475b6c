import { limits } from '../limits';

/** Letters that Unicode does not decompose, with their usual replacements on keyboards without them. */
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

/** Characters beyond Latin-1 are part of a word, except in Unicode's blocks of punctuation and symbols. */
const separates = (character: string) => {
  if (character < '\u00c0') return !isAsciiWord(character) && character !== '\u00b5';
  if (character >= '\u2000' && character <= '\u2bff') return true;
  return (
    character === '\u00d7' ||
    character === '\u00f7' ||
    // The only blank of Unicode outside these ranges: the space between words of Ogham.
    character === '\u1680' ||
    character === '\u30fb' ||
    (character >= '\u2e00' && character <= '\u2e7f') ||
    (character >= '\u3000' && character <= '\u303f')
  );
};

const isAsciiWord = (character: string) =>
  (character >= '0' && character <= '9') || (character >= 'a' && character <= 'z');

/** In lower case, with special letters as they are typed without them, such as `ss`. */
function lettersTyped(decomposed: string): string {
  let text = decomposed.toLowerCase();
  for (const [letter, typed] of folded) text = text.split(letter).join(typed);
  return text;
}

/**
 * A text in lower case and without accents, to find a part of a text however it is typed. `decomposed` is in
 * normalization form NFKD. Resolver bundles can contain this function.
 */
export function foldedText(decomposed: string): string {
  return lettersTyped(decomposed)
    .split('')
    .filter((character) => !(character >= '\u0300' && character <= '\u036f'))
    .join('');
}

/**
 * The distinct words of a text, in order: in lower case, without accents, limited to the length of a key.
 * `decomposed` is in normalization form NFKD, which resolvers and functions produce in different ways.
 * Resolver bundles can contain this function.
 */
export function searchWords(decomposed: string): string[] {
  const words: string[] = [];
  let word = '';
  for (const character of `${lettersTyped(decomposed)} `.split('').filter((one) => !dropped(one))) {
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

/** Does not split a surrogate pair, because DynamoDB cannot store half of one. */
function cutWord(word: string): string {
  const cut = word.slice(0, limits.search.wordLength);
  const last = cut.slice(-1);
  return last >= '\ud800' && last <= '\udbff' ? cut.slice(0, -1) : cut;
}

/**
 * All words in the format of the index rows: each word follows a blank, so that one condition finds any
 * prefix.
 */
export const joinedLabel = (words: readonly string[]): string => ` ${words.join(' ')}`;

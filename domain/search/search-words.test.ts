import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldedText, searchWords } from './search-words';

const wordsOf = (text: string) => searchWords(text.normalize('NFKD'));

test('a text is found however it is typed', () => {
  expect(foldedText('Straße, Øresund & Éa'.normalize('NFKD'))).toBe('strasse, oresund & ea');
});

describe('the words of a name', () => {
  test.each([
    ['Noctua Slots', ['noctua', 'slots']],
    ['  Crème-Brûlée & Söhne GmbH ', ['creme', 'brulee', 'sohne', 'gmbh']],
    ['Straße Łódź Øresund Ærø', ['strasse', 'lodz', 'oresund', 'aero']],
    ["O'Neil’s “Golden” Reels", ['oneils', 'golden', 'reels']],
    ['ＦＵＬＬ ﬁve ①', ['full', 'five', '1']],
    ['lucky LUCKY Lucky-7', ['lucky', '7']],
    ['Казино Победа', ['казино', 'победа']],
    ['東京・カジノ', ['東京', 'カジノ'.normalize('NFKD')]],
    ['ᚁᚂ\u1680ᚃ', ['ᚁᚂ', 'ᚃ']],
    ['\u1680', []],
    ['— … !?', []],
    ['', []],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('are cut, but never inside a surrogate pair', () => {
    expect(wordsOf('a'.repeat(80))).toEqual(['a'.repeat(40)]);
    expect(wordsOf(`${'a'.repeat(39)}🎰🎰`)).toEqual(['a'.repeat(39)]);
    expect(wordsOf('🎰🎰')).toEqual(['🎰🎰']);
  });

  test('are found by every prefix, contain no key separator and are well-formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        for (const word of wordsOf(text)) {
          expect(Buffer.from(word).toString()).toBe(word);
          expect(word).not.toMatch(/[#\s]/);
          expect(searchWords(word)).toEqual([word]);
          expect(word.startsWith(searchWords(Array.from(word).slice(0, 2).join(''))[0] ?? '')).toBe(true);
        }
      }),
    );
  });
});

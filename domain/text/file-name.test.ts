import { expect, test } from '@jest/globals';
import { limits } from '#domain/limits';
import { cleanFileName, decodedFileName, encodedFileName } from '#domain/text/file-name';

test.each([
  ['reef.png', 'reef.png'],
  ['  blue\t reef \n.png ', 'blue reef .png'],
  ['C:\\fakepath\\reef.png', 'reef.png'],
  ['../../etc/reef.png', 'reef.png'],
  ['invoice\u202Egnp.exe', 'invoicegnp.exe'],
  ['re\u0000ef\u2066.png\uFEFF', 'reef.png'],
  ['re\uD800ef.png', 'reef.png'],
  ['Cafe\u0301.png', 'Café.png'],
  ['リール.webp', 'リール.webp'],
  ['<b>reef</b>.png', 'b>.png'],
])('shows %j as %j', (name, shown) => {
  expect(cleanFileName(name)).toBe(shown);
});

test.each(['', '   ', '\u202E\u0000', 'folder/'])('returns nothing for %j', (name) => {
  expect(cleanFileName(name)).toBeUndefined();
  expect(encodedFileName(name)).toBeUndefined();
});

test.each(['', 'a'])('shortens a long name after %j and keeps its extension', (start) => {
  const shown = cleanFileName(`${start}${'🐟'.repeat(300)}.jpeg`) ?? '';
  expect(shown.length).toBeGreaterThan(limits.upload.fileName - 2);
  expect(shown.length).toBeLessThanOrEqual(limits.upload.fileName);
  expect(shown).toMatch(/🐟….jpeg$/u);
  expect(cleanFileName(shown)).toBe(shown);
});

test.each(['reef.png', 'Größe – 100 %.png', 'リール 🎰.webp'])('keeps %j through ASCII metadata', (name) => {
  const encoded = encodedFileName(name) ?? '';
  expect(encoded).toMatch(/^[\x21-\x7e]+$/);
  expect(decodedFileName(encoded)).toBe(name);
});

test.each([undefined, '%', '%E0%A4%A', '%00%E2%80%AE'])('reads no name from the metadata %j', (encoded) => {
  expect(decodedFileName(encoded)).toBeUndefined();
});

test('cleans what an uploader encoded without the page', () => {
  expect(decodedFileName('a%2Fb%E2%80%AEgnp.exe')).toBe('bgnp.exe');
});

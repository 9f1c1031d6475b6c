import { limits } from '#domain/limits';
import { characters } from '#domain/text/characters';

const { fileName: longest } = limits.upload;
const separators = /^.*[/\\]/s;
const marks = '[\\u061C\\u200E\\u200F\\uFEFF]';
const { control, direction, surrogate } = characters;
const unseen = new RegExp([control, direction, surrogate, marks].join('|'), 'gu');
const halfAtEnd = new RegExp(`${surrogate}$`, 'u');
const visible = new RegExp(characters.visible, 'u');

/**
 * Cleans the name of a file for display: without folders, control characters, direction overrides and halves
 * of surrogate pairs, on one line, at most 100 characters with the extension. Undefined if nothing visible is
 * left.
 */
export const cleanFileName = (name: string): string | undefined => {
  const shown = name
    .normalize('NFC')
    .replace(separators, '')
    .replace(/\s+/gu, ' ')
    .replace(unseen, '')
    .trim();
  if (!visible.test(shown)) return undefined;
  if (shown.length <= longest) return shown;
  const extension = /\.[a-z0-9]{1,8}$/iu.exec(shown)?.[0] ?? '';
  const kept = shown.slice(0, longest - extension.length - 1).replace(halfAtEnd, '');
  return `${kept.trimEnd()}…${extension}`;
};

/** Encodes a name for the user metadata of an object, which allows only ASCII. */
export const encodedFileName = (name: string): string | undefined => {
  const shown = cleanFileName(name);
  return shown === undefined ? undefined : encodeURIComponent(shown);
};

/** Decodes and cleans a name from user metadata, which an uploader can set to any text. */
export const decodedFileName = (encoded: string | undefined): string | undefined => {
  if (encoded === undefined) return undefined;
  try {
    return cleanFileName(decodeURIComponent(encoded));
  } catch {
    // Not percent-encoded, so it was not written by the site.
    return undefined;
  }
};

import { imageKeyForm } from '#domain/uploads';
import { limits } from '#domain/limits';
import { checkForm, checkLength, checkRequired } from './check-text';
import { refuse } from './refuse';

export function checkList(field: string, list: readonly unknown[] | null | undefined, most: number): void {
  if (list && list.length > most) refuse('input.too-long', { field, limit: most });
}

/** Checks a key of the image library. */
export function checkImageKey(field: string, key: string): void {
  checkLength(field, key, limits.upload.key);
  checkForm(field, key, imageKeyForm);
}

/** Checks a code of two letters for a country or a language. */
export function checkCode(field: string, code: string, form: string): void {
  checkRequired(field, code, 2, 2);
  checkForm(field, code, form);
}

export function checkCountries(
  field: string,
  countries: readonly string[] | null | undefined,
  most: number,
): void {
  checkList(field, countries, most);
  for (const country of countries ?? []) checkCode(field, country, '^[A-Z]{2}$');
}

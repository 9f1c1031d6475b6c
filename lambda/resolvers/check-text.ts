import { util } from '@aws-appsync/utils';
import { refuse } from './refuse';

type Text = string | null | undefined;

export function checkLength(field: string, text: Text, longest: number): void {
  if (text && text.length > longest) refuse('input.too-long', { field, limit: longest });
}

/** For text that must be there: blanks alone do not count. */
export function checkRequired(field: string, text: Text, shortest: number, longest: number): void {
  const length = text ? text.trim().length : 0;
  if (length === 0) refuse('input.required', { field });
  if (length < shortest) refuse('input.too-short', { field, limit: shortest });
  checkLength(field, text, longest);
}

/** `form` is a regular expression as `util.matches` takes it; nothing at all is fine. */
export function checkForm(field: string, text: Text, form: string): void {
  if (text && !util.matches(form, text)) refuse('input.invalid', { field });
}

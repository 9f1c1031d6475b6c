import { util } from '@aws-appsync/utils';
import { characters } from '#domain/text/characters';
import { refuse } from './refuse';

type Text = string | null | undefined;

const { control, controlButBreaks, direction, surrogate, visible, hidden } = characters;

/** For text with several lines. A missing value is accepted. */
export function checkLength(field: string, text: Text, longest: number): void {
  if (text && text.length > longest) refuse('input.too-long', { field, limit: longest });
  checkCharacters(field, text, [controlButBreaks, direction, surrogate]);
  if (text?.trim() && !util.matches(visible, text)) refuse('input.invisible', { field });
}

/** For one line of text with a visible character. A missing value is accepted. */
export function checkLine(field: string, text: Text, longest: number): void {
  checkLength(field, text, longest);
  checkCharacters(field, text ? text.trim() : text, [control]);
  checkCharacters(field, text, [hidden]);
}

/** For a required line of text. Blanks do not count. */
export function checkRequired(field: string, text: Text, shortest: number, longest: number): void {
  checkShortest(field, text, shortest);
  checkLine(field, text, longest);
}

/** For required text with several lines. */
export function checkRequiredLines(field: string, text: Text, longest: number): void {
  checkShortest(field, text, 1);
  checkLength(field, text, longest);
}

/** `form` is a regular expression for `util.matches`. A missing value is accepted. */
export function checkForm(field: string, text: Text, form: string): void {
  // In Java, `$` also matches before a final line break.
  checkCharacters(field, text, [control]);
  if (text && !util.matches(form, text)) refuse('input.invalid', { field });
}

function checkShortest(field: string, text: Text, shortest: number): void {
  const length = text ? text.trim().length : 0;
  if (length === 0) refuse('input.required', { field });
  if (length < shortest) refuse('input.too-short', { field, limit: shortest });
}

function checkCharacters(field: string, text: Text, patterns: readonly string[]): void {
  for (const pattern of patterns)
    if (text && util.matches(pattern, text)) refuse('input.character', { field });
}

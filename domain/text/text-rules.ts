import * as v from 'valibot';
import { nameOfCharacter } from './character-names';
import { characters } from './characters';
import { countries } from '../countries';
import { characterCode, maxLengthCode, minLengthCode, type FormIssueCode } from './form-messages';

const required: FormIssueCode = 'required';
const format: FormIssueCode = 'format';

const holds = (pattern: string) => {
  const form = new RegExp(pattern, 'u');
  return (text: string) => form.test(text);
};
const without = (pattern: string) => {
  const found = new RegExp(pattern, 'u');
  return v.check(
    (text: string) => !found.test(text),
    ({ input }) => characterCode(nameOfCharacter(found.exec(input)?.[0] ?? '')),
  );
};
const noSurrogate = without(characters.surrogate);
const noDirection = without(characters.direction);
const isVisible = holds(characters.visible);
const visible: FormIssueCode = 'visible';

const seen = v.check((text: string) => text.trim() === '' || isVisible(text), visible);

/** One line of readable text; it can be empty. */
const lineOfText = v.pipe(
  v.string(),
  without(characters.control),
  noDirection,
  noSurrogate,
  seen,
  without(characters.hidden),
);

/** Several lines; they can be empty. */
const linesOfText = v.pipe(v.string(), without(characters.controlButBreaks), noDirection, noSurrogate, seen);

/** One trimmed line. Only the first error is reported. */
export const requiredText = (limits: { shortest?: number; longest: number }) =>
  v.config(
    v.pipe(
      v.string(required),
      v.trim(),
      v.nonEmpty(required),
      v.minLength(limits.shortest ?? 1, minLengthCode(limits.shortest ?? 1)),
      v.maxLength(limits.longest, maxLengthCode(limits.longest)),
      lineOfText,
    ),
    { abortPipeEarly: true },
  );

const emptyIsNull = v.transform((text: string) => (text === '' ? null : text));

/** One optional line: an empty field becomes null. */
export const optionalText = (longest: number) =>
  v.nullish(
    v.pipe(v.string(format), v.trim(), v.maxLength(longest, maxLengthCode(longest)), lineOfText, emptyIsNull),
  );

/** Several lines. Only the first error is reported. */
export const requiredLongText = (longest: number) =>
  v.config(
    v.pipe(
      v.string(required),
      v.trim(),
      v.nonEmpty(required),
      v.maxLength(longest, maxLengthCode(longest)),
      linesOfText,
    ),
    { abortPipeEarly: true },
  );

/** Several optional lines. */
export const optionalLongText = (longest: number) =>
  v.nullish(
    v.pipe(
      v.string(format),
      v.trim(),
      v.maxLength(longest, maxLengthCode(longest)),
      linesOfText,
      emptyIsNull,
    ),
  );

const isCountry = (text: string) => countries.includes(text);

export const requiredCountry = v.pipe(v.string(required), v.nonEmpty(required), v.check(isCountry, format));
/**
 * The definition of an e-mail address in browsers, plus a required dot in the domain. Apostrophes are
 * allowed, because names contain them.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const emailForm =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export const requiredEmail = v.pipe(
  v.string(required),
  v.trim(),
  v.nonEmpty(required),
  v.maxLength(254, maxLengthCode(254)),
  v.regex(emailForm, 'email'),
);

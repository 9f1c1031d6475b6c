import * as v from 'valibot';
import { limits } from '../limits';
import { maxLengthCode } from '../text/form-messages';

const longest = limits.promotion.code;

/** A code as a player enters it. */
export const enteredCode = v.config(
  v.pipe(
    v.string('required'),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(longest, maxLengthCode(longest)),
  ),
  { abortPipeEarly: true },
);

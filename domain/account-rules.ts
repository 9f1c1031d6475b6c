import * as v from 'valibot';
import { maxLengthCode, minLengthCode } from './text/form-messages';
import { limits } from './limits';
import { requiredEmail } from './text/text-rules';

/**
 * The symbols that count for Cognito's password policy, which include a space inside the password (Amazon Cognito:
 * "Adding user pool password requirements").
 */
const symbol = /[\^$*.[\]{}()?\-"!@#%&/\\,><':;|_~`+= ]/;

/** The requirements for a password, in the order of the checklist. */
export const passwordDemands = {
  length: (password: string) => password.length >= limits.password.shortest,
  lowercase: (password: string) => /[a-z]/.test(password),
  uppercase: (password: string) => /[A-Z]/.test(password),
  digit: (password: string) => /\d/.test(password),
  symbol: (password: string) => symbol.test(password.trim()),
} as const;

export type PasswordDemand = keyof typeof passwordDemands;

/** Whether the password starts or ends with a space, which Cognito refuses. Often it was copied with the password. */
export const hasOuterSpace = (password: string): boolean => password !== password.trim();

export const email = requiredEmail;

/** A new password. At sign-in, the password is only required. */
export const newPassword = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.minLength(limits.password.shortest, minLengthCode(limits.password.shortest)),
  v.maxLength(limits.password.longest, maxLengthCode(limits.password.longest)),
  v.check((password) => !hasOuterSpace(password), 'outer-space'),
  v.check((password) => Object.values(passwordDemands).every((meets) => meets(password)), 'format'),
);

export const enteredPassword = v.pipe(v.string('required'), v.nonEmpty('required'));

/** The six digits that Cognito sends. */
export const confirmationCode = v.pipe(
  v.string('required'),
  v.trim(),
  v.nonEmpty('required'),
  v.digits('number'),
  v.length(6, 'length'),
);

import type { RefusalCode, RefusalParameters } from '#domain/refusal-codes';
import { NotAllowed, Refused, SessionEnded, Unreachable } from './faults';

type Sentence = string | ((parameters: RefusalParameters) => string);

/** What the product's refusals say to a person. */
const refusals: Record<RefusalCode, Sentence> = {
  'input.required': ({ field }) => `${fieldName(field)} is required.`,
  'input.too-long': ({ field, limit }) =>
    `${fieldName(field)} may have at most ${limit ?? 'fewer'} characters.`,
  'input.too-short': ({ field, limit }) =>
    `${fieldName(field)} needs at least ${limit ?? 'more'} characters.`,
  'input.invalid': ({ field }) => `${fieldName(field)} is not valid.`,
  'list.limit-out-of-range': 'That is more than one page can show.',
  'company.missing': 'This company does not exist, or is not yours.',
  'company.owner-not-yours': 'Only admins may create a company for somebody else.',
  'company.already-open': 'You already have a company. Close it before you start another.',
  'company.wrong-status': ({ status }) =>
    status === undefined
      ? 'The company has moved on, so this step is no longer possible.'
      : `The company is ${String(status).toLowerCase()} now, so this step is no longer possible.`,
  'company.stale': 'Somebody saved this company after you opened it. Look at what changed, then save again.',
  'company.own': 'You cannot decide on a company that you own. Another admin can.',
  'company.in-use': 'This company still has live games or casinos. Stop them first.',
  'compliance.stale':
    'Somebody saved this profile after you opened it. Look at what changed, then save again.',
  'compliance.terms-outdated':
    'The terms have changed since you opened this page. Load it again and read them.',
  'write.collided': 'Somebody wrote at the same moment. Please try again.',
  'caller.rights-withdrawn': 'Your admin rights have been withdrawn.',
  'user.missing': 'There is no such user any more.',
  'user.self': 'You cannot do this to your own account here.',
  'user.last-admin': 'This is the last admin. Make somebody else an admin first.',
  'group.unknown': 'There is no such group.',
};

/** What Cognito's errors say to a person, by the error's name. */
const accountFaults: Readonly<Record<string, string>> = {
  NotAuthorizedException: 'The e-mail or password is not right.',
  UserNotFoundException: 'The e-mail or password is not right.',
  PasswordResetRequiredException: 'This password must be reset before you can sign in.',
  UsernameExistsException: 'There is an account with this e-mail already. Sign in, or reset its password.',
  AliasExistsException: 'There is an account with this e-mail already. Sign in, or reset its password.',
  CodeMismatchException: 'This code is not right. Look for the newest e-mail.',
  ExpiredCodeException: 'This code has run out. Ask for a new one.',
  InvalidPasswordException: 'This password does not meet the rules.',
  InvalidParameterException: 'Something in what you entered is not accepted. Please check it.',
  LimitExceededException: 'That was tried too often. Please wait a while and try again.',
  TooManyFailedAttemptsException: 'That was tried too often. Please wait a while and try again.',
  TooManyRequestsException: 'There is a lot going on just now. Please try again in a moment.',
  UserUnAuthenticatedException: 'Your session has ended. Please sign in again.',
  NetworkError: 'NovaLink cannot be reached. Check your connection and try again.',
};

/** What went wrong, as a sentence for the person; anything unforeseen is logged as well. */
export const sentenceFor = (fault: unknown): string => {
  if (fault instanceof Refused) return refusalSentence(fault);
  if (fault instanceof NotAllowed)
    return 'You may not do this. If your rights have just changed, sign in again.';
  if (fault instanceof SessionEnded) return 'Your session has ended. Please sign in again.';
  if (fault instanceof Unreachable) return 'NovaLink cannot be reached. Check your connection and try again.';
  const known = fault instanceof Error ? accountFaults[fault.name] : undefined;
  if (known !== undefined) return known;
  console.error(fault);
  return 'Something went wrong on our side. Please try again.';
};

const refusalSentence = ({ code, parameters }: Refused): string => {
  const sentence = refusals[code];
  return typeof sentence === 'string' ? sentence : sentence(parameters);
};

/** `address2` → `Address2`, `legalName` → `Legal name`. */
const fieldName = (field: string | number | undefined): string => {
  if (field === undefined) return 'A field';
  const words = String(field)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

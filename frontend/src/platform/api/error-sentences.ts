import {
  NotAllowed,
  Refused,
  ServerError,
  SessionEnded,
  StillChecking,
  Unreachable,
  UploadRefused,
} from './errors';
import { lostChunk } from '../build/chunk-recovery';
import { sentenceOfRefusal } from './load-refusal-sentences';
import { uploadErrorMessage } from '../storage/upload-sentences';

/** The sentences for Cognito's errors, by the name of the error. */
const accountErrors: Readonly<Record<string, string>> = {
  NotAuthorizedException: 'Incorrect e-mail or password.',
  UserNotFoundException: 'Incorrect e-mail or password.',
  PasswordResetRequiredException: 'This password must be reset before you can sign in.',
  UsernameExistsException:
    'An account with this e-mail address already exists. Sign in, or reset the password.',
  AliasExistsException: 'An account with this e-mail address already exists. Sign in, or reset the password.',
  CodeMismatchException: 'Incorrect code. Use the code from the latest e-mail.',
  ExpiredCodeException: 'This code has expired. Request a new one.',
  InvalidPasswordException: 'This password does not meet the rules.',
  InvalidParameterException: 'Some of the values are not valid. Check them and try again.',
  LimitExceededException: 'Too many attempts. Wait a while, then try again.',
  TooManyFailedAttemptsException: 'Too many attempts. Wait a while, then try again.',
  TooManyRequestsException: 'The service is busy. Try again in a moment.',
  UserUnAuthenticatedException: 'Your session has expired. Sign in again.',
  NetworkError: 'Could not reach NovaLink. Check your connection and try again.',
};

/** The error as a sentence for the user. Unexpected errors are also logged. */
export const sentenceFor = (error: unknown): string => {
  if (error instanceof Refused) return refusalSentence(error);
  if (error instanceof UploadRefused) return uploadErrorMessage(error.fault);
  if (error instanceof StillChecking)
    return 'The upload check is taking longer than usual. Try again in a moment.';
  if (error instanceof NotAllowed)
    return 'You do not have permission to do this. If your access has just changed, sign in again.';
  if (error instanceof SessionEnded) return 'Your session has expired. Sign in again.';
  if (error instanceof Unreachable || lostChunk(error))
    return 'Could not reach NovaLink. Check your connection and try again.';
  const known = error instanceof Error ? accountErrors[error.name] : undefined;
  if (known !== undefined) return known;
  console.error(error);
  if (error instanceof ServerError && error.requestId !== undefined)
    return `Something went wrong. Try again. If it happens again, report request ${error.requestId}.`;
  return 'Something went wrong on our side. Try again.';
};

const unforeseenRefusal = 'This is not possible. Reload the page and try again.';

const refusalSentence = ({ code, parameters }: Refused): string => {
  const sentence = sentenceOfRefusal(code) ?? unforeseenRefusal;
  return typeof sentence === 'string' ? sentence : sentence(parameters);
};

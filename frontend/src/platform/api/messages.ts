import {
  NotAllowed,
  Refused,
  ServerFault,
  SessionEnded,
  StillChecking,
  Unreachable,
  UploadRefused,
} from './faults';
import { refusals } from './refusal-sentences';
import { uploadFaultSentence } from '../storage/upload-sentences';

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
  if (fault instanceof UploadRefused) return uploadFaultSentence(fault.fault);
  if (fault instanceof StillChecking)
    return 'The upload check takes longer than usual. Try again in a moment.';
  if (fault instanceof NotAllowed)
    return 'You may not do this. If your rights have just changed, sign in again.';
  if (fault instanceof SessionEnded) return 'Your session has ended. Please sign in again.';
  if (fault instanceof Unreachable) return 'NovaLink cannot be reached. Check your connection and try again.';
  const known = fault instanceof Error ? accountFaults[fault.name] : undefined;
  if (known !== undefined) return known;
  console.error(fault);
  if (fault instanceof ServerFault && fault.requestId !== undefined)
    return refusalSentence(new Refused('request.failed', { requestId: fault.requestId }));
  return 'Something went wrong on our side. Please try again.';
};

const refusalSentence = ({ code, parameters }: Refused): string => {
  const sentence = refusals[code];
  return typeof sentence === 'string' ? sentence : sentence(parameters);
};

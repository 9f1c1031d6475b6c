import { NotAllowed, SessionEnded, Unreachable } from '../api/errors';

const unreachable = ['ERR_NETWORK', 'ERR_ABORTED', 'NetworkError'];
const notAllowed = ['AccessDenied', 'Forbidden'];
const sessionEnded = [
  'NoCredentials',
  'NotAuthorizedException',
  'UserUnAuthenticatedException',
  'ExpiredToken',
];

/**
 * Converts an error of S3, the identity pool or Amplify to one of the classes of `errors.ts`, if possible.
 */
export const storageError = (thrown: unknown): unknown => {
  if (!(thrown instanceof Error)) return thrown;
  const { name, message } = thrown;
  if (unreachable.includes(name)) return new Unreachable(message, { cause: thrown });
  if (notAllowed.includes(name)) return new NotAllowed(message, { cause: thrown });
  if (sessionEnded.includes(name)) return new SessionEnded(message, { cause: thrown });
  return thrown;
};

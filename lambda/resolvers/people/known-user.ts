import { checkLine } from '../check-text';

/** As long as a user name of Cognito may be. */
const longest = 128;

/** The `sub` of a user; refuses a text that cannot be one and must not reach a key. */
export function knownUser(field: string, sub: string): string {
  checkLine(field, sub, longest);
  return sub;
}

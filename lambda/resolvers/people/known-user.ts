import { checkLine } from '../check-text';

/** Maximum length of a Cognito user name. */
const longest = 128;

/** Returns a valid `sub`. Refuses any other text, because it must not be used in a key. */
export function knownUser(field: string, sub: string): string {
  checkLine(field, sub, longest);
  return sub;
}

import { type PasswordDemand, passwordDemands } from '#domain/account-rules';
import { limits } from '#domain/limits';
import * as messages from './messages';

const texts: Record<PasswordDemand, string> = {
  length: messages.atLeastCharacters(limits.password.shortest),
  lowercase: messages.lowercaseLetter,
  uppercase: messages.uppercaseLetter,
  digit: messages.number,
  symbol: messages.symbol,
};

const demands = Object.keys(texts) as PasswordDemand[];

/** Each requirement for a new password, and whether the password meets it. */
export const passwordChecks = (
  password: string,
): readonly { readonly text: string; readonly met: boolean }[] =>
  demands.map((demand) => ({ text: texts[demand], met: passwordDemands[demand](password) }));

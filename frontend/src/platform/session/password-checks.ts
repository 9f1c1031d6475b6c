import { type PasswordDemand, passwordDemands } from '#domain/account-rules';
import { limits } from '#domain/limits';

const texts: Record<PasswordDemand, string> = {
  length: `At least ${limits.password.shortest} characters`,
  lowercase: 'A lowercase letter',
  uppercase: 'An uppercase letter',
  digit: 'A number',
  symbol: 'A symbol',
};

const demands = Object.keys(texts) as PasswordDemand[];

/** Each requirement for a new password, and whether the password meets it. */
export const passwordChecks = (
  password: string,
): readonly { readonly text: string; readonly met: boolean }[] =>
  demands.map((demand) => ({ text: texts[demand], met: passwordDemands[demand](password) }));

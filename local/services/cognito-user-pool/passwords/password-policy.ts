import { AwsError } from '#local/platform/aws-error';
import type { UserPool } from '../pools/pool';

/** Cognito counts these, and a space inside, as symbols. */
const symbol = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

/** Throws InvalidPasswordException in Cognito's words, with the first rule that the password breaks. */
export function requireGoodPassword(pool: UserPool, password: string): void {
  const policy = pool.properties.Policies.PasswordPolicy;
  const rules: [broken: boolean, reason: string][] = [
    [password.length < policy.MinimumLength, 'Password not long enough'],
    [policy.RequireLowercase && !/[a-z]/.test(password), 'Password must have lowercase characters'],
    [policy.RequireUppercase && !/[A-Z]/.test(password), 'Password must have uppercase characters'],
    [policy.RequireNumbers && !/[0-9]/.test(password), 'Password must have numeric characters'],
    [policy.RequireSymbols && !symbol.test(password.trim()), 'Password must have symbol characters'],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  if (broken)
    throw new AwsError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`);
}

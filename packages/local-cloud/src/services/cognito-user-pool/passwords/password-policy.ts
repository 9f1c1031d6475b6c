import { AwsError } from '#local/platform/aws-error';
import type { UserPool } from '../pools/pool';

/** Characters that Cognito counts as symbols, including a space inside the password. */
const symbol = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

/** Throws InvalidPasswordException with Cognito's message for the first rule that the password violates. */
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

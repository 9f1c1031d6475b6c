import type { UserPool } from '../pools/pool';
import { passwordMatches, verifierOf, type PasswordVerifier } from '../sign-in/srp';
import type { PasswordOwner } from '../sign-in/srp-numbers';
import type { User } from '../users/user';

export const passwordOwner = (pool: UserPool, username: string): PasswordOwner => ({
  poolName: pool.id.slice(pool.id.indexOf('_') + 1),
  username,
});

export const newVerifier = (pool: UserPool, username: string, password: string): PasswordVerifier =>
  verifierOf(passwordOwner(pool, username), password);

export const isPasswordOf = (pool: UserPool, user: User, password: string): boolean =>
  user.password !== undefined && passwordMatches(passwordOwner(pool, user.username), password, user.password);

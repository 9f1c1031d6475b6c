import { integer, nullable, number, object, pipe, safeParse, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { passwordOwner } from '../passwords/passwords';
import type { UserPool } from '../pools/pool';
import type { Seal } from '../protocol/seal';
import type { Attempt } from './sign-in';
import { claimHolds, isClientKey, serverKeys, sessionKey, verifierOf } from './srp';
import type { PasswordClaim, PasswordVerifier } from './srp';
import type { User } from '../users/user';

const state = object({
  poolId: string(),
  clientId: string(),
  name: string(),
  sub: nullable(string()),
  clientKey: string(),
  server: object({ secret: string(), publicKey: string() }),
  until: pipe(number(), integer()),
});

export type SrpState = InferOutput<typeof state>;

const purpose = 'PASSWORD_VERIFIER';

/** Starts an SRP sign-in. An unknown user name gets a stable challenge that cannot be answered. */
export function askForProof(
  seal: Seal,
  { pool, client, name, user }: Attempt,
  clientKey: string,
  until: number,
) {
  if (!isClientKey(clientKey))
    throw new AwsError('InvalidParameterException', 'SRP_A is not a valid public key.');
  const { username, password } = user?.password
    ? { username: user.username, password: user.password }
    : nobody(seal, pool, name);
  const server = serverKeys(password);
  const held: SrpState = {
    poolId: pool.id,
    clientId: client.id,
    name,
    sub: user?.username ?? null,
    clientKey,
    server,
    until,
  };
  return {
    ChallengeName: purpose,
    ChallengeParameters: {
      SALT: password.salt,
      SECRET_BLOCK: seal.close(purpose, held),
      SRP_B: server.publicKey,
      USERNAME: username,
      USER_ID_FOR_SRP: username,
    },
  };
}

/** Reads the state that `askForProof` returned; undefined for anything else. */
export function stateIn(seal: Seal, secretBlock: string): SrpState | undefined {
  const parsed = safeParse(state, seal.open(purpose, secretBlock));
  return parsed.success ? parsed.output : undefined;
}

/** Completes an SRP sign-in: whether the client proved knowledge of the user's password. */
export function proves(
  pool: UserPool,
  user: User,
  { clientKey, server }: SrpState,
  claim: PasswordClaim,
): boolean {
  if (!user.password) return false;
  const key = sessionKey(clientKey, server, user.password);
  return claimHolds(key, passwordOwner(pool, user.username), claim);
}

function nobody(seal: Seal, pool: UserPool, name: string): { username: string; password: PasswordVerifier } {
  const hash = seal.hash(`${pool.id}/${name.toLowerCase()}`).toString('hex');
  const username = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5');
  return { username, password: verifierOf(passwordOwner(pool, username), hash, hash.slice(32)) };
}

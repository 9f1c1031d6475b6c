import { object, optional, picklist, record, string } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { clientId } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireGoodPassword } from '../passwords/password-policy';
import { requireParameter } from '../sign-in/password-sign-in';
import type { Parameters } from '../sign-in/password-sign-in';
import { newVerifier } from '../passwords/passwords';
import type { UserPool, UserPoolClient } from '../pools/pool';
import type { UserPoolServices } from '../services';
import { proves, stateIn } from '../sign-in/srp-challenge';

const challenges = ['PASSWORD_VERIFIER', 'NEW_PASSWORD_REQUIRED'] as const;

const input = object({
  ClientId: clientId,
  ChallengeName: picklist(challenges, `Member must satisfy enum value set: [${challenges.join(', ')}]`),
  ChallengeResponses: optional(record(string(), string()), {}),
  Session: optional(string()),
});

type Needs = Pick<UserPoolServices, 'clock' | 'pools' | 'seal' | 'signIn' | 'tokens'>;

export const respondToAuthChallenge = operation(input, (needs: Needs) => async (request) => {
  const { pool, client } = needs.pools.byClient(request.ClientId);
  return request.ChallengeName === 'PASSWORD_VERIFIER'
    ? checkProof(needs, pool, client, request.ChallengeResponses)
    : setNewPassword(needs, pool, client, request.ChallengeResponses, request.Session ?? '');
});

async function checkProof(
  { clock, seal, signIn }: Needs,
  pool: UserPool,
  client: UserPoolClient,
  responses: Parameters,
) {
  const claim = {
    secretBlock: requireParameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'),
    signature: requireParameter(responses, 'PASSWORD_CLAIM_SIGNATURE'),
    timestamp: requireParameter(responses, 'TIMESTAMP'),
  };
  const state = stateIn(seal, claim.secretBlock);
  if (state?.clientId !== client.id || state.poolId !== pool.id || state.until <= clock.now().getTime()) {
    throw new AwsError('NotAuthorizedException', 'Incorrect username or password.');
  }
  const attempt = signIn.begin(pool, client, state.sub ?? state.name);
  const { user } = attempt;
  if (!user || !proves(pool, user, state, claim)) throw signIn.refuse(attempt);
  return signIn.passwordProven({ ...attempt, user });
}

async function setNewPassword(
  { clock, signIn, tokens }: Needs,
  pool: UserPool,
  client: UserPoolClient,
  responses: Parameters,
  session: string,
) {
  const user = signIn.resume(pool, client, session);
  const password = requireParameter(responses, 'NEW_PASSWORD');
  requireGoodPassword(pool, password);
  const confirmed = {
    ...user,
    status: 'CONFIRMED' as const,
    password: newVerifier(pool, user.username, password),
    temporaryPasswordSetAt: undefined,
    modifiedAt: clock.now().toISOString(),
  };
  pool.users.put(confirmed);
  return { ChallengeParameters: {}, AuthenticationResult: await tokens.signIn(pool, client, confirmed) };
}

import { object, optional, picklist, record, string } from 'valibot';
import { clientId } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireFlow, requireParameter, signInWithPassword } from '../sign-in/password-sign-in';
import { renewTokens } from '../sign-in/renew-tokens';
import type { UserPoolServices } from '../services';
import { askForProof } from '../sign-in/srp-challenge';

const flows = ['USER_SRP_AUTH', 'USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN'] as const;

const input = object({
  ClientId: clientId,
  AuthFlow: picklist(flows, `Member must satisfy enum value set: [${flows.join(', ')}]`),
  AuthParameters: optional(record(string(), string()), {}),
});

type Needs = Pick<UserPoolServices, 'clock' | 'pools' | 'seal' | 'signIn' | 'tokens'>;

export const initiateAuth = operation(
  input,
  (needs: Needs) =>
    async ({ ClientId, AuthFlow, AuthParameters }) => {
      const { pool, client } = needs.pools.byClient(ClientId);
      switch (AuthFlow) {
        case 'USER_SRP_AUTH': {
          requireFlow(client, 'USER_SRP_AUTH');
          const attempt = needs.signIn.begin(pool, client, requireParameter(AuthParameters, 'USERNAME'));
          const until = needs.clock.now().getTime() + client.properties.AuthSessionValidity * 60_000;
          return askForProof(needs.seal, attempt, requireParameter(AuthParameters, 'SRP_A'), until);
        }
        case 'USER_PASSWORD_AUTH':
          requireFlow(client, 'USER_PASSWORD_AUTH');
          return signInWithPassword(needs, pool, client, AuthParameters);
        case 'REFRESH_TOKEN_AUTH':
        case 'REFRESH_TOKEN': {
          requireFlow(client, 'REFRESH_TOKEN_AUTH');
          const AuthenticationResult = await renewTokens(
            needs,
            client,
            pool,
            requireParameter(AuthParameters, 'REFRESH_TOKEN'),
          );
          return { ChallengeParameters: {}, AuthenticationResult };
        }
      }
    },
);

import { object, string } from 'valibot';
import { clientId } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { renewTokens } from '../sign-in/renew-tokens';
import type { UserPoolServices } from '../services';

const input = object({ ClientId: clientId, RefreshToken: string() });

type Needs = Pick<UserPoolServices, 'clock' | 'pools' | 'tokens'>;

export const getTokensFromRefreshToken = operation(input, (needs: Needs) => async (request) => {
  const { pool, client } = needs.pools.byClient(request.ClientId);
  return { AuthenticationResult: await renewTokens(needs, client, pool, request.RefreshToken) };
});

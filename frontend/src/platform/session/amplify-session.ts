import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import type { Config } from '../api/config';
import type { Token, Tokens } from './session';

/**
 * Tells Amplify where the user pool is. The identity pool is left out while nothing in the site signs with AWS
 * credentials: with it, every first `fetchAuthSession` of a page would wait for two more requests.
 */
export const configure = ({ auth, custom }: Config): void => {
  const endpoint = custom.endpoints?.userPool;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: auth.user_pool_id,
        userPoolClientId: auth.user_pool_client_id,
        ...(endpoint === undefined ? {} : { userPoolEndpoint: endpoint }),
      },
    },
  });
};

export const fetchTokens = async ({ renew }: { readonly renew: boolean }): Promise<Tokens | undefined> => {
  const { tokens } = await fetchAuthSession({ forceRefresh: renew });
  return tokens && { access: token(tokens.accessToken), id: tokens.idToken && token(tokens.idToken) };
};

const token = (jwt: { payload: Record<string, unknown>; toString(): string }): Token => ({
  text: jwt.toString(),
  claims: jwt.payload,
});

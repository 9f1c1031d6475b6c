import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import type { Config } from '../api/config';
import type { Token, Tokens } from './session';

/**
 * Configures Amplify with the user pool. The identity pool is omitted while nothing on the site signs with
 * AWS credentials. Otherwise, every first `fetchAuthSession` of a page would wait for two more requests.
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

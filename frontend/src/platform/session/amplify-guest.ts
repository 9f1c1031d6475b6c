import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import { createAmplifyContext } from 'aws-amplify';
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';
import type { SignAsGuest } from '../api/guest-api';
import type { Config } from '../api/config';
import type { ServerClock } from '../api/server-clock';
import { WebSha256 } from './web-sha256';

/** Signs requests to the GraphQL API with the identity pool's credentials for guests. */
export const openGuestSigner = (
  { auth, custom: { endpoints } }: Config,
  clock: Pick<ServerClock, 'now'>,
): SignAsGuest => {
  const context = createAmplifyContext(
    {
      Auth: {
        Cognito: {
          userPoolId: auth.user_pool_id,
          userPoolClientId: auth.user_pool_client_id,
          identityPoolId: auth.identity_pool_id,
          allowGuestAccess: true,
          ...(endpoints && {
            userPoolEndpoint: endpoints.userPool,
            identityPoolEndpoint: endpoints.identityPool,
          }),
        },
      },
    },
    {
      // Without tokens, a user who is signed in gets the credentials of a guest too.
      Auth: { tokenProvider: noTokens, credentialsProvider: cognitoCredentialsProvider },
    },
  );
  return async ({ url, body, renew }) => {
    const { credentials } = await context.fetchAuthSession({ forceRefresh: renew });
    if (!credentials) throw new Error('The identity pool returned no credentials.');
    const signer = new SignatureV4({
      service: 'appsync',
      region: auth.aws_region,
      credentials,
      sha256: WebSha256,
    });
    const { protocol, hostname, port, host, pathname } = new URL(url);
    const headers = { host, 'content-type': 'application/json' };
    const signed = await signer.sign(
      new HttpRequest({
        method: 'POST',
        protocol,
        hostname,
        ...(port !== '' && { port: Number(port) }),
        path: pathname,
        headers,
        body,
      }),
      { signingDate: new Date(clock.now()) },
    );
    // Browsers set the host header and do not allow scripts to set it.
    const { host: _host, ...sent } = signed.headers;
    return sent;
  };
};

const noTokens = { getTokens: () => Promise.resolve(null) };

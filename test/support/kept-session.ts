import type { APIRequestContext } from '@playwright/test';
import { signInByHand } from '#tools/seed/sign-in';

interface Outputs {
  readonly auth: { readonly user_pool_id: string; readonly user_pool_client_id: string };
}

/**
 * The content of the browser's storage after a user has signed in, created without a page. Amplify stores
 * tokens under its own names:
 * https://docs.amplify.aws/react/build-a-backend/auth/concepts/tokens-and-credentials/
 */
export async function keptSession(request: APIRequestContext, email: string, password: string) {
  const answer = await request.get('/amplify_outputs.json');
  const { origin } = new URL(answer.url());
  const { user_pool_id: userPoolId, user_pool_client_id: clientId } = ((await answer.json()) as Outputs).auth;
  const tokens = await signInByHand({ origin, userPoolId, clientId }, email, password);
  const { username } = claimsOf(tokens.accessToken);
  const client = `CognitoIdentityServiceProvider.${clientId}`;
  const kept = {
    [`${client}.LastAuthUser`]: username,
    [`${client}.${username}.accessToken`]: tokens.accessToken,
    [`${client}.${username}.idToken`]: tokens.idToken,
    [`${client}.${username}.refreshToken`]: tokens.refreshToken,
    [`${client}.${username}.clockDrift`]: '0',
  };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { readonly username: string };

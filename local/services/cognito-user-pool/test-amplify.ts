import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';

interface Endpoints {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly userPoolEndpoint: string;
  readonly identityPoolId: string;
  readonly identityPoolEndpoint: string;
}

/** Sets the browser's client up against local endpoints, its session in memory. */
export function configureAmplify({
  identityPoolId,
  ...pool
}: Partial<Endpoints> & Pick<Endpoints, 'userPoolId' | 'userPoolClientId'>) {
  const kept = new Map<string, string>();
  const done = (change: () => unknown) => {
    change();
    return Promise.resolve();
  };
  Amplify.configure({
    Auth: {
      Cognito: identityPoolId === undefined ? pool : { ...pool, identityPoolId, allowGuestAccess: true },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: (key) => Promise.resolve(kept.get(key) ?? null),
    setItem: (key, value) => done(() => kept.set(key, value)),
    removeItem: (key) => done(() => kept.delete(key)),
    clear: () => done(() => kept.clear()),
  });
}

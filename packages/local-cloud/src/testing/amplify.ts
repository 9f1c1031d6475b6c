import { Amplify } from 'aws-amplify';
import type { ResourcesConfig } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';

/** Configures the browser's client for local endpoints, with its session in memory. */
export function configureAmplify(auth: ResourcesConfig['Auth']): void {
  const kept = new Map<string, string>();
  const done = (change: () => unknown) => {
    change();
    return Promise.resolve();
  };
  // The client warns about every endpoint other than AWS's.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({ Auth: auth });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: (key) => Promise.resolve(kept.get(key) ?? null),
    setItem: (key, value) => done(() => kept.set(key, value)),
    removeItem: (key) => done(() => kept.delete(key)),
    clear: () => done(() => kept.clear()),
  });
}

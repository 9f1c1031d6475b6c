import { openAmplifyStorage } from './amplify-storage';
import type { Config } from '../api/config';
import { createStorage, type Storage } from './storage';

/** The storage for a page with configured Amplify. */
export const openBrowserStorage = async (config: Config): Promise<Storage> => {
  const { endpoints } = config.custom;
  if (endpoints) await startS3Worker(endpoints.s3Worker);
  const amplify = openAmplifyStorage(config);
  return createStorage({ amplify, now: Date.now, addressOf: (url) => addressOf(url, endpoints?.s3) });
};

/**
 * The service worker redirects requests of the page, but not links: a new tab needs the address of the local
 * cloud.
 */
const addressOf = ({ hostname, pathname, search, href }: URL, s3: string | undefined): string => {
  const [bucket] = hostname.split('.s3.');
  return s3 === undefined ? href : `${s3}/${bucket ?? ''}${pathname}${search}`;
};

/**
 * Starts the service worker that sends requests for S3 to the local cloud, and waits until it controls this
 * page. Only the configuration of a stage outside of AWS names such a script.
 */
const startS3Worker = async (script: string): Promise<void> => {
  const workers = navigator.serviceWorker;
  const taken = new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  const registration = await workers.register(script, { scope: '/' });
  if (workers.controller) return;
  // A page that bypassed its worker (Shift + reload) is controlled only after a new worker has started.
  if (registration.active?.state === 'activated') {
    await registration.unregister();
    await workers.register(script, { scope: '/' });
  }
  await taken;
};

import { openAmplifyStorage } from './amplify-storage';
import type { Config } from '../api/config';
import { startS3Worker } from './s3-worker';
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

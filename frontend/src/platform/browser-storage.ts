import type { AmplifyStorage } from './amplify-storage';
import type { Outputs } from './outputs';
import { startS3Worker } from './s3-worker';
import { createStorage, type Storage } from './storage';

interface Needs {
  readonly outputs: () => Promise<Outputs>;
  /** Configures the part of Amplify that keeps the tokens. */
  readonly session: () => Promise<unknown>;
}

/** The storage of a browser: its code is fetched, and in stage local its worker started, at the first use. */
export const createBrowserStorage = ({ outputs, session }: Needs): Storage => {
  let opened: Promise<AmplifyStorage> | undefined;
  const open = async (): Promise<AmplifyStorage> => {
    const [{ openAmplifyStorage }, found] = await Promise.all([
      import('./amplify-storage'),
      outputs(),
      session(),
    ]);
    const worker = found.custom.endpoints?.s3Worker;
    if (worker !== undefined) await startS3Worker(worker);
    return openAmplifyStorage(found);
  };
  return createStorage({
    now: Date.now,
    reachable: async (url) => reachableAt((await outputs()).custom.endpoints?.s3, url),
    amplify: () => {
      opened ??= open().catch((fault: unknown) => {
        opened = undefined;
        throw fault;
      });
      return opened;
    },
  });
};

/** The worker carries what a page asks for, but not where it leads: a new tab needs the address here. */
const reachableAt = (s3: string | undefined, { hostname, pathname, search, href }: URL): string => {
  const [bucket] = hostname.split('.s3.');
  return s3 === undefined ? href : `${s3}/${bucket ?? ''}${pathname}${search}`;
};

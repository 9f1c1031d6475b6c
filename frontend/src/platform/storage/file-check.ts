import type { Api } from '../api/api';
import { StillChecking, UploadRefused } from '../api/errors';
import { nullableOperation } from '../api/operation';

const readFileCheck = nullableOperation(/* GraphQL */ `
  query GetFileCheck($key: String!) {
    getFileCheck(key: $key) {
      key
      state
      reason
    }
  }
`);

/** From one look to the next, in milliseconds; about a minute in all. */
const pauses = [250, 500, 1000, 1500, 2000, 3000, 4000, 5000, 8000, 15_000, 20_000];

interface Needs {
  readonly api: Api;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Resolves when the upload check has passed the file; rejects with `UploadRefused` when it has not. */
export const checkedFile = async ({ api, wait }: Needs, key: string, signal: AbortSignal): Promise<void> => {
  for (const pause of pauses) {
    const { getFileCheck: found } = await api.send(readFileCheck, { key });
    signal.throwIfAborted();
    if (found?.state === 'CHECKED') return;
    if (found?.state === 'REFUSED') throw new UploadRefused(found.reason);
    await wait(pause);
    signal.throwIfAborted();
  }
  throw new StillChecking();
};

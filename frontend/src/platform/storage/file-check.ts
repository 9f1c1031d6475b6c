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

/** The delays between two checks, in milliseconds; about a minute in total. */
const pauses = [250, 500, 1000, 1500, 2000, 3000, 4000, 5000, 8000, 15_000, 20_000];

interface Needs {
  readonly api: Api;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Resolves when the upload check has accepted the file. Rejects with `UploadRefused` if it has not. */
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

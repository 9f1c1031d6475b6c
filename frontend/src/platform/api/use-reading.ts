import { useEffect, useState } from 'react';
import { type Platform, usePlatform } from '../platform';

type Reading<Found> = Found | 'loading' | 'failed';

interface Shown<Found> {
  readonly key: string;
  readonly reading: Reading<Found>;
}

/**
 * The result of `read` for a key. It is read again when the key changes and, after a failure, when the server
 * is reachable again. Public pages use this hook instead of the query library, which would double the size of
 * their scripts. `first` is shown until the first result, and stays if the first read fails.
 */
export function useReading<Found extends object, Key extends string>(
  key: Key | undefined,
  read: (platform: Platform, key: Key) => Promise<Found>,
  first?: Found,
) {
  const platform = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown<Found> | undefined>(
    key !== undefined && first !== undefined ? { key, reading: first } : undefined,
  );
  const reading = shown !== undefined && shown.key === key ? shown.reading : 'loading';
  const tryAgain = () => {
    setShown(undefined);
    setAttempt((last) => last + 1);
  };
  useEffect(() => {
    if (key === undefined) return undefined;
    let isShown = true;
    const show = (found: Reading<Found>) => {
      if (isShown) setShown({ key, reading: found });
    };
    read(platform, key).then(show, (error: unknown) => {
      console.error(error);
      if (first === undefined) show('failed');
    });
    return () => {
      isShown = false;
    };
  }, [platform, key, read, first, attempt]);
  useEffect(() => {
    if (reading !== 'failed') return undefined;
    const { connection } = platform;
    let wasReachable = connection.isReachable();
    return connection.watch(() => {
      const isReachable = connection.isReachable();
      if (isReachable && !wasReachable) tryAgain();
      wasReachable = isReachable;
    });
  }, [platform, reading]);
  return { reading, tryAgain };
}

import { useEffect, useState } from 'react';
import { type Platform, usePlatform } from '../platform';

type Reading<Found> = Found | 'loading' | 'failed';

/**
 * The result of `read` for a key. It is read again when the key changes and, after a failure, when the server
 * is reachable again. Public pages use this hook instead of the query library, which would double the size of
 * their scripts.
 */
export function useReading<Found extends object>(
  key: string | undefined,
  read: (platform: Platform, key: string) => Promise<Found>,
) {
  const platform = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{ readonly key: string; readonly reading: Reading<Found> }>();
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
      show('failed');
    });
    return () => {
      isShown = false;
    };
  }, [platform, key, read, attempt]);
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

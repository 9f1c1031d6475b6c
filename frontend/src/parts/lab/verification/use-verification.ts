import { useEffect, useRef, useState } from 'react';
import type { Verification } from './verify-run';

/** The verification of a certificate, after it was started. The engine is loaded then. */
export const useVerification = (text: string) => {
  const [verification, setVerification] = useState<Verification | { readonly state: 'starting' }>();
  const stop = useRef<() => void>();
  useEffect(() => () => stop.current?.(), []);

  const start = async () => {
    const given = new AbortController();
    stop.current?.();
    stop.current = () => given.abort();
    setVerification({ state: 'starting' });
    try {
      const { verifyRun } = await import('./verify-run');
      if (!given.signal.aborted) stop.current = verifyRun(text, setVerification);
    } catch (error) {
      console.error(error);
      if (!given.signal.aborted)
        setVerification({ state: 'broken', message: 'Could not load the test engine.' });
    }
  };
  const cancel = () => {
    stop.current?.();
    setVerification(undefined);
  };
  return { verification, start, cancel };
};

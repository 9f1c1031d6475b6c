import { useEffect, useRef } from 'react';
import { loadSignIn } from '../../platform/platform';

/** For the element around a form: loads the code of signing in at the first focus, also one from before the app started. */
export const useSignInCode = () => {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.current?.contains(document.activeElement) === true) load();
  }, []);
  return { ref: form, onFocus: load };
};

const load = (): void => void loadSignIn().catch(() => undefined);

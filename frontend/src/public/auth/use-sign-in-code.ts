import { useEffect, useRef } from 'react';
import { loadSignIn } from '../../platform/platform';

/**
 * For the element around a form: loads the sign-in code at the first focus, including a focus before the app
 * started.
 */
export const useSignInCode = () => {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.current?.contains(document.activeElement) === true) load();
  }, []);
  return { ref: form, onFocus: load };
};

const load = (): void => void loadSignIn().catch(() => undefined);

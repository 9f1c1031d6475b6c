import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

// A layout effect, so that it runs before the form can be sent. React warns about layout effects at prerendering.
const useFirstEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Reads the values that the user typed, or the browser filled in, before the code was loaded. */
export const useEarlyInput = (
  form: RefObject<HTMLFormElement>,
  values: Readonly<Record<string, unknown>>,
  set: (name: string, value: string | boolean) => void,
): void => {
  const first = useRef({ values, set });
  useFirstEffect(() => {
    const { values: shown, set: take } = first.current;
    for (const [name, value] of Object.entries(shown)) {
      const control = form.current?.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement)) continue;
      const found = control.type === 'checkbox' ? control.checked : control.value;
      if (found !== value) take(name, found);
    }
  }, [form]);
};

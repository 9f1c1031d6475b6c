import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

// Before anything can send the form. Where pages are rendered there is no layout, and React says so.
const useFirstEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Takes up what was typed, or filled in by the browser, before the page's code was there. */
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

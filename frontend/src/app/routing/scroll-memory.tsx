import { useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { useHydrated } from '../../platform/page/use-hydrated';
import { scrollKey } from './scroll-key';

/** React warns about layout effects at prerendering. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Restores scroll positions. On a rendered page the app may start while the user is reading. The router then
 * scrolls to the top, and this scrolls back before the browser paints.
 */
export const ScrollMemory = () => {
  const isTakeover = useRef(!useHydrated()).current;
  const place = useRef<number>(undefined);
  const remember = () => {
    // Until the page is loaded, the browser itself can still restore the position.
    if (isTakeover && document.readyState === 'complete') place.current = window.scrollY;
  };
  // Effects of children run first, and effects of siblings run in order.
  useBeforePaint(() => {
    if (place.current !== undefined) window.scrollTo(0, place.current);
  }, []);
  return (
    <>
      <Before run={remember} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
};

const Before = ({ run }: { readonly run: () => void }) => {
  const first = useRef(run);
  useBeforePaint(() => first.current(), []);
  return null;
};

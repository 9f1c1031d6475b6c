import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Call the result when a button is pressed: if the button disappears while it has the focus, the focus moves to `place`
 * instead of to the beginning of the page.
 */
export const useKeptFocus = (place: RefObject<HTMLElement | null>): (() => void) => {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const pressed = held.current;
    if (pressed === null || pressed === activeElement) return;
    held.current = null;
    if (activeElement === body && !pressed.isConnected) place.current?.focus({ preventScroll: true });
  });
  return useCallback(() => {
    held.current = document.activeElement;
  }, []);
};

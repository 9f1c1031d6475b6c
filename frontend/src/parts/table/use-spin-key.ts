import { type RefObject, useEffect } from 'react';

/** Where Space and Enter have a meaning of their own. */
const ownMeaning =
  'a[href], button, input, select, textarea, summary, [contenteditable], [role="button"], dialog';

/**
 * Space and Enter play a round when the focus is on the table or on the page, and Space does not scroll then. One press
 * is one round: a key that is held down does nothing more.
 */
export const useSpinKey = (
  button: RefObject<HTMLButtonElement | null>,
  isReady: boolean,
  onSpin: () => void,
): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(ownMeaning) !== null) return;
      if (document.querySelector('dialog[open]') !== null || !isInSight(button.current)) return;
      event.preventDefault();
      if (isReady && !event.repeat) onSpin();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [button, isReady, onSpin]);
};

/** Nobody plays by accident while they read further down. */
const isInSight = (element: Element | null): boolean => {
  if (element === null) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};

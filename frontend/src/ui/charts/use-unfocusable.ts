import { type RefObject, useEffect } from 'react';

/**
 * Nothing within takes focus. Pies give themselves a place in the tab order, without an option, whenever they are
 * drawn; what nobody can hear must not hold the focus.
 */
export const useUnfocusable = (held: RefObject<HTMLElement>) => {
  useEffect(() => {
    const element = held.current;
    if (element === null) return undefined;
    const release = () => {
      for (const focusable of element.querySelectorAll('[tabindex]')) focusable.removeAttribute('tabindex');
    };
    release();
    const observer = new MutationObserver(release);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['tabindex'] });
    return () => observer.disconnect();
  }, [held]);
};

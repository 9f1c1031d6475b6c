import { useEffect } from 'react';

interface TriageKeys {
  readonly openPrevious: (() => void) | undefined;
  readonly openNext: (() => void) | undefined;
}

/** J and K open the next and the previous item, except in a text field or while a dialog is open. */
export const useTriageKeys = ({ openPrevious, openNext }: TriageKeys): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      if (event.key === 'j') openNext?.();
      if (event.key === 'k') openPrevious?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [openPrevious, openNext]);
};

/** Whether a key is pressed without modifiers, outside of text fields and dialogs. */
export const isShortcut = (event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  return !(event.target instanceof Element && event.target.closest('input, textarea, select, dialog'));
};

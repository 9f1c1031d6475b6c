import { type RefObject, useEffect } from 'react';

interface Selection {
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** Within an element, Ctrl or ⌘ with A selects all shown images, and Escape clears the selection. */
export const useSelectionKeys = (
  place: RefObject<HTMLElement | null>,
  { selectAll, clear }: Selection,
): void => {
  useEffect(() => {
    const { current } = place;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') clear();
      if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      selectAll();
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  });
};

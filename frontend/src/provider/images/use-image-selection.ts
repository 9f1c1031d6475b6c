import { useState } from 'react';

/** The selected keys among the shown ones. A range starts at the last selected key. */
export const useImageSelection = (shown: readonly string[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  // Actions do not apply to images that the search hides.
  const selected = shown.filter((key) => chosen.has(key));

  const rangeTo = (key: string): readonly string[] => {
    const [from, to] = [shown.indexOf(anchor ?? key), shown.indexOf(key)];
    return from === -1 ? [key] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  };
  return {
    selected,
    toggle: (key: string, isRange: boolean) => {
      const isChosen = chosen.has(key);
      const next = new Set(selected);
      for (const each of isRange ? rangeTo(key) : [key]) {
        if (isChosen && !isRange) next.delete(each);
        else next.add(each);
      }
      setChosen(next);
      setAnchor(key);
    },
    selectAll: () => setChosen(new Set(shown)),
    clear: () => setChosen(new Set()),
  };
};

import { useState } from 'react';
import { partsOf } from './chip-items';

interface Said {
  readonly item: string;
  readonly what: 'added' | 'removed';
}

/** The items in the form's text and the text that is being typed, which counts as an item. */
export const useChips = (text: string, write: (text: string) => void, itemOf: (typed: string) => string) => {
  const [pending, setPending] = useState({ typed: '', of: text });
  const [said, setSaid] = useState<Said>();
  // The text differs if the form was reset.
  const typed = pending.of === text ? pending.typed : '';
  const all = partsOf(text);
  const items = typed.trim() === '' ? all : all.slice(0, -1);
  const put = (kept: readonly string[], next: string) => {
    const of = [...kept, ...partsOf(next).map(itemOf)].join(', ');
    setPending({ typed: next, of });
    if (of !== text) write(of);
  };
  return {
    items,
    typed,
    said,
    setTyped: (next: string) => put(items, next),
    keep: (kept: readonly string[]) => {
      const added = kept.find((item) => !items.includes(item));
      const removed = items.find((item) => !kept.includes(item));
      if (added !== undefined) setSaid({ item: added, what: 'added' });
      else if (removed !== undefined) setSaid({ item: removed, what: 'removed' });
      put(kept, '');
    },
  };
};

import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { WaitingItem } from './list-review-items';
import { itemKey, itemPath } from './waiting-item';

/**
 * The item that the address names and its neighbours. When an item leaves the queue because it was decided, the one that
 * takes its place opens.
 */
export const useOpenItem = (items: readonly WaitingItem[]) => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const named = search.get('item');
  const found = items.findIndex((item) => itemKey(item) === named);
  const [lastPlace, setLastPlace] = useState(0);
  if (found >= 0 && found !== lastPlace) setLastPlace(found);
  const place = found >= 0 ? found : Math.min(lastPlace, items.length - 1);
  const at = (index: number) => {
    const item = items[index];
    return item && (() => void navigate(itemPath(item), { preventScrollReset: true }));
  };
  return {
    /** The item to show; the first one while the address names none. */
    item: items[place],
    place,
    /** Whether the address names an item, which on a small screen takes the place of the list. */
    isChosen: named !== null,
    openPrevious: at(place - 1),
    openNext: at(place + 1),
  };
};

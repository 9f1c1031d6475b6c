import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { WaitingItem } from './list-review-items';
import { itemKey, itemPath } from './waiting-item';

/**
 * The item in the URL and its neighbours. When an item leaves the queue after its decision, the item that
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
    /** The item to show; the first one if the URL contains none. */
    item: items[place],
    place,
    /** Whether the URL contains an item. On a small screen, the item then replaces the list. */
    isChosen: named !== null,
    openPrevious: at(place - 1),
    openNext: at(place + 1),
  };
};

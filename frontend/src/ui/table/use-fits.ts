import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has at least this width in pixels. */
export const useFits = (element: RefObject<HTMLElement | null>, width: number): boolean => {
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => entry && setAvailable(entry.contentRect.width));
    if (element.current) watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return available >= width;
};

import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle';
import type { ChartProps } from './chart-props';

/**
 * Loads the drawing and shows it when the browser is idle. A page with several charts draws them one by one, and
 * responds to its user in between. Throws the error if the drawing cannot be loaded.
 */
export const IdleDrawing = (chart: ChartProps) => {
  const [Drawing, setDrawing] = useState<ComponentType<ChartProps>>();
  const [fault, setFault] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let cancel: (() => void) | undefined;
    let isGone = false;
    import('./drawing').then(
      (loaded) => {
        if (!isGone) cancel = whenIdle(() => setDrawing(() => loaded.Drawing));
      },
      (error: unknown) => setFault({ error }),
    );
    return () => {
      isGone = true;
      cancel?.();
    };
  }, []);
  if (fault) throw fault.error;
  return Drawing && <Drawing {...chart} />;
};

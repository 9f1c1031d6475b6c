import type { TableClock } from './table';

/** Time as it passes on this page, whatever becomes of the machine's date. */
export const pageClock: TableClock = {
  now: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

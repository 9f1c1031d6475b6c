import type { RealTime } from './real-time';

/** Subscriptions whose code is loaded with the first one. If loading fails, none of them starts. */
export const lazyRealTime = (load: () => Promise<RealTime>): RealTime => {
  let opened: Promise<RealTime> | undefined;
  const open = () => {
    opened ??= load().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    subscribe: (...asked) => {
      let isWanted = true;
      let end: (() => void) | undefined;
      open().then(
        (realTime) => {
          if (isWanted) end = realTime.subscribe(...asked);
        },
        (error: unknown) => console.error(error),
      );
      return () => {
        isWanted = false;
        end?.();
      };
    },
  };
};

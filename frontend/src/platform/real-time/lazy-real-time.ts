import type { RealTime } from './real-time';

/** Subscriptions whose code is loaded with the first one. If loading fails, none of them starts. */
export const lazyRealTime = (load: () => Promise<RealTime>): RealTime => {
  let opened: Promise<RealTime> | undefined;
  const open = () => {
    opened ??= load().catch((fault: unknown) => {
      opened = undefined;
      throw fault;
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
        (fault: unknown) => console.error(fault),
      );
      return () => {
        isWanted = false;
        end?.();
      };
    },
  };
};

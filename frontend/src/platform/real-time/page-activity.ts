/** How long a hidden tab stays connected. */
const hiddenMs = 30_000;

export interface PageActivity {
  /**
   * Whether the page can be connected: the device is online, and the tab is visible or was visible until
   * recently.
   */
  readonly isActive: () => boolean;
  /** Calls `changed` when this changes, and when the tab becomes visible or the device goes online. */
  watch(changed: () => void): void;
}

export const createPageActivity = (): PageActivity => {
  let isAway = document.visibilityState === 'hidden';
  let hiddenAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    isActive: () => !isAway && navigator.onLine,
    watch: (changed) => {
      const leave = () => {
        isAway = true;
        changed();
      };
      document.addEventListener('visibilitychange', () => {
        clearTimeout(timer);
        if (document.visibilityState === 'hidden') {
          hiddenAt = Date.now();
          timer = setTimeout(leave, hiddenMs);
          return;
        }
        // Timers stop while a device sleeps, and its connections end without an event.
        if (!isAway && Date.now() - hiddenAt >= hiddenMs) leave();
        isAway = false;
        changed();
      });
      window.addEventListener('online', changed);
      window.addEventListener('offline', changed);
    },
  };
};

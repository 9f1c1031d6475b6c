/** The longest wait, in milliseconds. */
const longestMs = 500;

/** Calls `act` in a task of its own when the browser has nothing more urgent to do. Returns a function that cancels it. */
export const whenIdle = (act: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: longestMs });
  return () => cancelIdleCallback(request);
};

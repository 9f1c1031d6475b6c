/** Waits until everything that can run now has run. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(() => resolve()));

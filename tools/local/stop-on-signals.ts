/**
 * Stops once on Ctrl-C or SIGTERM, then ends the process. Before the cloud runs, only this process has to be
 * stopped; its child processes end with it.
 */
export function stopOnSignals(stop: () => Promise<unknown>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().finally(() => process.exit(0));
    });
  }
}

/**
 * Stops once on Ctrl-C or SIGTERM, then ends the process. Until the cloud runs there is nothing to stop but this
 * process; what it started ends with it.
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

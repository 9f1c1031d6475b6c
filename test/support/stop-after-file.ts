/** A service that keeps the process alive until it is stopped. */
interface Stoppable {
  stop(): unknown;
}

const stops: (() => Promise<unknown>)[] = [];

/**
 * Stops a service that a test file starts when the file ends, even if the hook that waits for the start has
 * timed out. Without this, the worker of such a file never exits. A file may also stop the service itself.
 */
export function stopAfterFile<Started extends Stoppable>(starting: Promise<Started>): Promise<Started> {
  const stop = async () => {
    const started = await starting;
    await started.stop();
  };
  stops.push(() => stop().catch(() => undefined));
  return starting;
}

/** `test/support/cloud-teardown.ts` calls it after the tests of each file. */
export async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
}

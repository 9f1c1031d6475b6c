import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until `look` answers something. The test's own time limit ends the test if that never happens; the waiting
 * itself keeps no process alive, so that Jest's worker exits all the same.
 */
export async function until<Value>(
  look: () => Value | undefined | Promise<Value | undefined>,
): Promise<Value> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(20, undefined, { ref: false });
  }
}

export async function untilTrue(condition: () => boolean | Promise<boolean>): Promise<void> {
  await until(async () => ((await condition()) ? true : undefined));
}

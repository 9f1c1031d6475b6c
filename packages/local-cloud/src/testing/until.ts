import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until `look` returns a value. The test's time limit applies. The wait does not keep the process alive, so
 * that Jest's worker can exit.
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

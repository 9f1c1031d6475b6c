import { Refusal } from '#lambda/runtime/refusal';

const longestPauseMs = 100;

interface Pauses {
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  /** Returns a number of at least 0 and less than 1. */
  readonly random: () => number;
}

/**
 * Retries when a write conflicts with another one of the same user, such as from a second window. After the
 * last attempt the write is refused.
 */
export async function untilWritten<Answer>(
  attempts: number,
  { sleep, random }: Pauses,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      const collided = error instanceof Refusal && error.code === 'write.collided';
      if (!collided || count === attempts) throw error;
      await sleep(random() * longestPauseMs);
    }
  }
}

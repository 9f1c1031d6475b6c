import { Refusal } from '#lambda/refusal';

const longestPauseMs = 100;

interface Pauses {
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/**
 * Begins again when a write met another of the same person, such as one from a second window. After so many attempts
 * the caller is told, and nothing was done.
 */
export async function untilWritten<Answer>(
  attempts: number,
  { sleep, random }: Pauses,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (fault) {
      const collided = fault instanceof Refusal && fault.code === 'write.collided';
      if (!collided || count === attempts) throw fault;
      await sleep(random() * longestPauseMs);
    }
  }
}

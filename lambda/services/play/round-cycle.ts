import { Refusal } from '#lambda/runtime/refusal';

/**
 * Returns the refusal of a round that starts before the previous cycle has ended; `waitMs` is the remaining time.
 * `lastRoundAt` is ISO 8601.
 */
export function tooFastRefusal(
  lastRoundAt: string | undefined,
  now: Date,
  cycleMs: number,
): Refusal | undefined {
  if (lastRoundAt === undefined) return undefined;
  const elapsedMs = now.getTime() - Date.parse(lastRoundAt);
  // A last round far in the future was played by a wrong clock.
  if (Math.abs(elapsedMs) >= cycleMs) return undefined;
  return new Refusal('play.too-fast', { waitMs: Math.min(cycleMs, cycleMs - elapsedMs) });
}

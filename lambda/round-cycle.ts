import { Refusal } from '#lambda/refusal';

/**
 * The refusal of a round that comes before the cycle of the one before it is over; its `waitMs` says how long to wait.
 * `lastRoundAt` is ISO 8601.
 */
export function tooFastRefusal(
  lastRoundAt: string | undefined,
  now: Date,
  cycleMs: number,
): Refusal | undefined {
  if (lastRoundAt === undefined) return undefined;
  const elapsedMs = now.getTime() - Date.parse(lastRoundAt);
  // A last round that is far in the future was played by a clock that was wrong.
  if (Math.abs(elapsedMs) >= cycleMs) return undefined;
  return new Refusal('play.too-fast', { waitMs: Math.min(cycleMs, cycleMs - elapsedMs) });
}

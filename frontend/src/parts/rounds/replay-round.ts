import { playRound, type Round } from '@novalink/engine';
import { amountOf } from '../reels/coin-labels';
import { coinsOf, type Mathematics } from '../reels/game-mathematics';
import type { ReadRound } from './round-requests';

/** The reported round does not follow from the math model. */
export class VerificationError extends Error {
  override readonly name = 'VerificationError';
}

/**
 * A round with its lines and features, computed from the reported stops: a round draws one stop for each reel
 * and nothing else. Whether the stops follow from the seed can be verified after the seed is revealed.
 */
export const replayRound = (
  { steps, bet, win }: Pick<ReadRound, 'steps' | 'bet' | 'win'>,
  { model, mode }: Mathematics,
): Round => {
  const stops = steps.flatMap((step) => step.stops);
  let drawn = 0;
  const round = playRound(model, mode.id, (sides) => {
    const stop = stops[drawn];
    if (stop === undefined || stop < 0 || stop >= sides)
      throw new VerificationError(`Stop ${drawn} is ${stop ?? 'none'}.`);
    drawn += 1;
    return stop;
  });
  const worth = coinsOf(round.credits, amountOf(bet), mode);
  if (drawn !== stops.length)
    throw new VerificationError(`The round has ${stops.length - drawn} extra stops.`);
  if (String(worth) !== win) throw new VerificationError(`The win is ${worth}, not ${win}.`);
  return round;
};

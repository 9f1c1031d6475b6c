import type { CoinRound } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { type MathModel, playRound, seededDraw, type Seeds } from '@novalink/engine';
import type { PlayableVersion } from '#lambda/stores/games/playable-versions';

const modeId = 'base';
const largestAmount = BigInt(limits.coin.largestAmount);

export type DrawnRound = Readonly<Pick<CoinRound, 'win' | 'multiplierX100' | 'capped' | 'steps'>>;

/** The outcome of a round. It depends only on the model, the seeds and the bet (in minor units). */
export function drawnRound({ model }: PlayableVersion, seeds: Seeds, bet: bigint): DrawnRound {
  const cost = costOf(model);
  const { steps, credits, capped } = playRound(model, modeId, seededDraw(seeds));
  const coins = (of: number) => `${(BigInt(of) * bet) / BigInt(cost)}`;
  return {
    win: coins(credits),
    multiplierX100: Math.floor((credits * 100) / cost),
    capped,
    steps: steps.map(({ kind, stops, multiplier, credits: won }) => ({
      kind,
      stops: [...stops],
      multiplier,
      win: coins(won),
    })),
  };
}

/**
 * The bets that are offered, in minor units. Leaves out bets whose largest win would exceed the limit for one
 * movement.
 */
export function offeredBets({ model, betLevels }: PlayableVersion, decimals: number): string[] {
  return betLevels
    .map((level) => BigInt(level) * 10n ** BigInt(decimals))
    .filter((bet) => bet * BigInt(model.maxWinX) <= largestAmount)
    .map((bet) => `${bet}`);
}

function costOf({ modes }: MathModel): number {
  const cost = modes.find(({ id }) => id === modeId)?.cost;
  if (cost === undefined) throw new Error(`The model has no mode ${modeId}.`);
  return cost;
}

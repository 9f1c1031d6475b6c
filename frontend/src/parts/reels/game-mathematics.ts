import type { GameRules } from '#domain/generated/types';
import { type MathModel, type Mode, modelHash, modeOf } from '@novalink/engine';

/** The data for playing and verifying a game. */
export interface Mathematics {
  readonly model: MathModel;
  /** Computed from the model here, not taken from the server. */
  readonly hash: string;
  /** The played mode. */
  readonly mode: Mode;
}

/** The math model in a version's rules. Throws if it does not have the stated hash. */
export const mathematicsOf = ({
  mathModel,
  mathModelHash,
}: Pick<GameRules, 'mathModel' | 'mathModelHash'>): Mathematics => {
  // Live models were validated under this hash. A second validation would be a third of the player's code.
  const model = JSON.parse(mathModel) as MathModel;
  const hash = modelHash(model);
  if (hash !== mathModelHash)
    throw new Error(`The hash of the math model is ${hash}, but ${mathModelHash} was expected.`);
  return { model, hash, mode: modeOf(model, 'base') };
};

/**
 * The value of credits at a bet, in the unit of the bet. It is a whole number, because a bet is a multiple of
 * the cost.
 */
export const coinsOf = (credits: number, bet: number, { cost }: Mode): number => (credits * bet) / cost;

import type { GameRules } from '#domain/generated/types';
import type { MathModel, Mode } from '#domain/slots/model/math-model';
import { modelHash } from '#domain/slots/model/model-hash';
import { modeOf } from '#domain/slots/model/model-parts';

/** What a game is played and checked with. */
export interface Mathematics {
  readonly model: MathModel;
  /** Worked out from the model here, not taken from the server's word. */
  readonly hash: string;
  /** The mode that is played. */
  readonly mode: Mode;
}

/** The mathematics of a version's rules; throws when they are not the ones that their hash names. */
export const mathematicsOf = ({
  mathModel,
  mathModelHash,
}: Pick<GameRules, 'mathModel' | 'mathModelHash'>): Mathematics => {
  // What is live has been validated under this hash; doing so again would be a third of the player's code.
  const model = JSON.parse(mathModel) as MathModel;
  const hash = modelHash(model);
  if (hash !== mathModelHash)
    throw new Error(`The hash of the math model is ${hash}, but ${mathModelHash} was expected.`);
  return { model, hash, mode: modeOf(model, 'base') };
};

/** What credits are worth at a bet, in the unit of the bet; whole, since a bet is a multiple of the cost. */
export const coinsOf = (credits: number, bet: number, { cost }: Mode): number => (credits * bet) / cost;

import type { GameRules } from '#domain/generated/types';
import type { MathModel, Mode } from '#domain/slots/math-model';
import { modelHash } from '#domain/slots/model-hash';
import { modeOf } from '#domain/slots/model-parts';
import { readModel } from '#domain/slots/read-model';

/** What a game is played and checked with. */
export interface Mathematics {
  readonly model: MathModel;
  /** Worked out from the model here, not taken from the server's word. */
  readonly hash: string;
  /** The mode that is played. */
  readonly mode: Mode;
}

/** The mathematics of a version's rules; throws when they are not the ones that their hash names. */
export const mathematicsOf = ({ mathModel, mathModelHash }: GameRules): Mathematics => {
  const read = readModel(mathModel);
  if ('faults' in read) {
    const [first] = read.faults;
    throw new Error(`The math model has a fault: ${first?.path ?? ''}: ${first?.reason ?? ''}`);
  }
  const { model } = read;
  const hash = modelHash(model);
  if (hash !== mathModelHash) throw new Error(`The math model is ${hash}, not ${mathModelHash}.`);
  return { model, hash, mode: modeOf(model, 'base') };
};

/** What credits are worth in practice coins at a bet; whole, since a bet is a multiple of the cost. */
export const coinsOf = (credits: number, bet: number, { cost }: Mode): number => (credits * bet) / cost;

import { formatFault } from '#domain/fields/format-rules';
import { fromDecimal, toDecimal } from '@novalink/engine/fraction';
import type { Fault } from '@novalink/engine/document';
import { type MathModel, modeOf, readModel } from '@novalink/engine';
import { gameVersionFields } from '#domain/games/game-version-fields';

/** The form values of a version that are derived from its model. */
export interface DerivedValues {
  /** As the model declares it; empty if a version cannot declare it. */
  readonly declaredRtp: string;
  readonly declaredMaxWinX: string;
  /** Multiples of the cost of a spin. */
  readonly betLevels: string;
}

interface ModelFacts {
  readonly model: MathModel;
  readonly derived: DerivedValues;
  /** The number of outcomes of a spin. */
  readonly cycle: bigint;
}

const rtpDigits = 6;
const betMultiples = [1, 2, 5, 10];
const { smallest, largest } = gameVersionFields.declaredMaxWinX;
/** Wins have the type Int of GraphQL. */
const largestWin = 2 ** 31 - 1;

/** Evaluates a model as text: its errors by path, or its facts; undefined for an empty text. */
export const factsOf = (json: string): { readonly faults: readonly Fault[] } | ModelFacts | undefined => {
  if (json.trim() === '') return undefined;
  const read = readModel(json);
  return 'faults' in read ? read : factsOfModel(read.model);
};

function factsOfModel(model: MathModel): ModelFacts {
  const { cost, reelSet } = modeOf(model);
  const { declared, maxWinX } = model;
  const bets = betMultiples
    .map((times) => times * cost)
    .filter((bet) => bet <= gameVersionFields.betLevels.of.largest && bet * maxWinX <= largestWin);
  const isDeclarable = declared.maxWinX >= smallest && declared.maxWinX <= largest;
  return {
    model,
    derived: {
      declaredRtp: declarableRtp(declared.rtp),
      declaredMaxWinX: isDeclarable ? `${declared.maxWinX}` : '',
      betLevels: bets.join(', '),
    },
    cycle: (model.reelSets[reelSet] ?? []).reduce((product, strip) => product * BigInt(strip.length), 1n),
  };
}

/** The RTP that a model declares, with at most six digits. */
function declarableRtp(declared: string): string {
  const rtp = fromDecimal(declared);
  const digits = declared.split('.')[1]?.length ?? 0;
  const text = rtp && digits > rtpDigits ? toDecimal(rtp, rtpDigits) : declared;
  return formatFault('rtp', text, false) === undefined ? text : '';
}

import { exactReturn } from '#domain/slots/exact/exact-return';
import { toDecimal, toNumber } from '#domain/slots/exact/fraction';
import type { Fault } from '#domain/slots/model/faults';
import type { MathModel } from '#domain/slots/model/math-model';
import { modeOf } from '#domain/slots/model/model-parts';
import { readModel } from '#domain/slots/model/read-model';
import { gameVersionFields } from '#domain/games/game-version-fields';

/** The form values of a version that are derived from its model. */
export interface DerivedValues {
  /** Exact, with six digits; empty if a version cannot declare it. */
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
  /** The exact RTP with six digits. */
  readonly rtp: string;
  /** Whether the RTP that the model declares equals the exact one in all its digits. */
  readonly declaresExactRtp: boolean;
}

const rtpDigits = 6;
/** The lowest RTP that a version can declare. */
const lowestRtp = 0.5;
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
  const { rtp } = exactReturn(model);
  const { cost, reelSet } = modeOf(model);
  const { declared, maxWinX } = model;
  const digits = declared.rtp.split('.')[1]?.length ?? 0;
  const bets = betMultiples
    .map((times) => times * cost)
    .filter((bet) => bet <= gameVersionFields.betLevels.of.largest && bet * maxWinX <= largestWin);
  const isDeclarable = declared.maxWinX >= smallest && declared.maxWinX <= largest;
  const exact = toNumber(rtp);
  return {
    model,
    derived: {
      declaredRtp: exact >= lowestRtp && exact <= 1 ? toDecimal(rtp, rtpDigits) : '',
      declaredMaxWinX: isDeclarable ? `${declared.maxWinX}` : '',
      betLevels: bets.join(', '),
    },
    rtp: toDecimal(rtp, rtpDigits),
    cycle: (model.reelSets[reelSet] ?? []).reduce((product, strip) => product * BigInt(strip.length), 1n),
    declaresExactRtp: toDecimal(rtp, digits) === declared.rtp,
  };
}

import { exactReturn } from '#domain/slots/exact/exact-return';
import { toDecimal } from '#domain/slots/exact/fraction';
import type { MathModel } from '#domain/slots/model/math-model';
import { anyWay } from '../examples/any-way';
import { fixedPrize } from '../examples/fixed-prize';
import { multiplier } from '../examples/multiplier';
import { lines } from '#domain/slots/model/model-writing';

/** Declares the RTP that the model really has. */
const declaring = (model: MathModel, maxWinX: number): MathModel => ({
  ...model,
  maxWinX,
  declared: { rtp: toDecimal(exactReturn(model).rtp, 6), maxWinX },
});

const { E: _, ...withoutLast } = fixedPrize.paytable;

/** For each rule of the mathematics that a model can break by itself, one that breaks no other. */
export const wrongModels = {
  /** Declares a point more than it returns. */
  M1: { ...anyWay, declared: { ...anyWay.declared, rtp: '0.947527' } },
  /** Returns too little. */
  M3: declaring({ ...anyWay, scatterPays: {} }, 75),
  /** Costs more in its second mode and wins the same. */
  M4: { ...anyWay, modes: [...anyWay.modes, { id: 'dear', cost: 26, reelSet: 'base' }] },
  /** Declares more than any round wins. */
  M5: declaring(anyWay, 200),
  /** One line, on which the commonest symbol wins nothing. */
  M6: declaring(
    {
      ...fixedPrize,
      modes: [{ id: 'base', cost: 1, reelSet: 'base' }],
      evaluation: lines('11111'),
      paytable: withoutLast,
      fixedPrizes: fixedPrize.fixedPrizes?.map((prize) => ({ ...prize, credits: 420 })) ?? [],
    },
    1500,
  ),
  /** Small wins and a very large one, with nothing between. */
  M7: declaring(
    {
      ...fixedPrize,
      paytable: {
        W: { '3': 24, '5': 6000 },
        A: { '3': 24 },
        B: { '3': 24 },
        C: { '3': 20 },
        D: { '3': 15 },
        E: { '3': 11 },
      },
      fixedPrizes: [],
    },
    1200,
  ),
  /** One of 12,167 outcomes holds more than a hundredth of what all win. */
  M8: declaring({ ...multiplier, paytable: { ...multiplier.paytable, W: { '3': 600 }, E: { '3': 3 } } }, 400),
} satisfies Readonly<Record<string, MathModel>>;

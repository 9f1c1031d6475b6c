import { limitedReturn } from '../exact/limited-return';
import { toDecimal } from '#engine/slots/exact/fraction';
import type { MathModel } from '#engine/slots/model/math-model';
import { anyWay } from '../examples/any-way';
import { fixedPrize } from '../examples/fixed-prize';
import { multiplier } from '../examples/multiplier';
import { lines } from '#engine/slots/model/model-writing';

/** Sets the declared RTP to the actual RTP of the model. */
const declaring = (model: MathModel, maxWinX: number): MathModel => ({
  ...model,
  maxWinX,
  declared: { rtp: toDecimal(limitedReturn({ ...model, maxWinX }).rtp.least, 6), maxWinX },
});

const { E: _, ...withoutLast } = fixedPrize.paytable;

/** For each math rule that a model can break: a model that breaks only this rule. */
export const wrongModels = {
  /** Declares one percentage point more than its RTP. */
  M1: { ...anyWay, declared: { ...anyWay.declared, rtp: '0.947521' } },
  /** Has an RTP that is too low. */
  M3: declaring({ ...anyWay, scatterPays: {} }, 75),
  /** Has a second mode with a higher cost and the same wins. */
  M4: { ...anyWay, modes: [...anyWay.modes, { id: 'dear', cost: 26, reelSet: 'base' }] },
  /** Declares a larger win than any round has. */
  M5: declaring(anyWay, 200),
  /** Has one line, on which the most frequent symbol wins nothing. */
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
  /** Has small wins and one very large win, with nothing in between. */
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
  /** One of 12,167 outcomes has more than a hundredth of the total win. */
  M8: declaring({ ...multiplier, paytable: { ...multiplier.paytable, W: { '3': 600 }, E: { '3': 3 } } }, 400),
} satisfies Readonly<Record<string, MathModel>>;

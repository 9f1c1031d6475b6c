import { exactly, type Bounds } from '#engine/slots/exact/bounds';
import { fraction, toDecimal, type Fraction } from '#engine/slots/exact/fraction';
import { boundsOf, decidedFigure, type Figure } from '../exact/figure';
import type { ExactModel } from '../exact/exact-model';
import type { LargestWin } from '../exact/largest-win';

/** The exact figures that the math rules use. */
export interface Facts {
  readonly rtp: KnownRtp;
  /** The RTP of every mode, in order. */
  readonly modes: readonly KnownRtp[];
  readonly cycle: number;
  /** The RTP of the base spins. */
  readonly baseRtp: number;
  /** The standard deviation of a round in costs; its text if it is exact. */
  readonly sd?: { readonly least: number; readonly most: number; readonly text?: string } | undefined;
  readonly largestWin?: LargestWin | undefined;
  readonly spread?:
    | {
        readonly spinHit: Fraction;
        readonly baseMaxWinX: number;
        readonly maxWinX: number;
        readonly largestShare: number;
      }
    | undefined;
  readonly baseHistogram?: readonly number[] | undefined;
  /** The share of rounds in each bin, if it is known. */
  readonly histogram?: readonly number[] | undefined;
}

export interface KnownRtp extends Bounds {
  readonly text: string;
}

/** The facts of the current rule set. */
export function factsOf({ metrics, baseHistogram, histogram }: ExactModel): Facts {
  const { rtp, modes, cycle, lines, scatter, fixed, sd, largestWin, spread } = metrics;
  return {
    rtp: knownRtp(rtp),
    modes: modes.map((mode) => knownRtp(mode.rtp)),
    cycle,
    baseRtp: [lines, scatter, fixed].reduce((sum, { least }) => sum + Number(least), 0),
    sd: sd && {
      ...{ least: Number(sd.least), most: Number(sd.most) },
      ...(sd.least === sd.most && { text: sd.least }),
    },
    largestWin,
    spread: spread && {
      spinHit: fractionOf(spread.spinHitFraction),
      ...{ baseMaxWinX: spread.baseMaxWinX, maxWinX: spread.maxWinX },
      largestShare: Number(spread.largestShare),
    },
    baseHistogram,
    histogram,
  };
}

function knownRtp(figure: Figure): KnownRtp {
  const bounds = boundsOf(figure);
  const text = `${toDecimal(bounds.least, 10)} to ${toDecimal(bounds.most, 10)}`;
  return { ...bounds, text: decidedFigure(figure, 10) ?? text };
}

/** An RTP that is known as a fraction. */
export const exactRtp = (rtp: Fraction): KnownRtp => ({ ...exactly(rtp), text: toDecimal(rtp, 10) });

/** Parses a fraction such as `205/216`. */
export function fractionOf(written: string): Fraction {
  const [numerator = '', denominator = '1'] = written.split('/');
  return fraction(BigInt(numerator), BigInt(denominator));
}

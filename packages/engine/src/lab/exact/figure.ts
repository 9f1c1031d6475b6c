import { decidedDecimal, type Bounds } from '#engine/slots/exact/bounds';
import { fraction, toDecimal, type Fraction } from '#engine/slots/exact/fraction';

/**
 * Decimals between which an exact value is; equal if the value has no more digits. Plain JSON.
 */
export interface Figure {
  readonly least: string;
  readonly most: string;
}

/** The number of decimals of a figure. Declared values have at most twelve. */
const digits = 15;

/** Rounds the bounds outwards. */
export const figureOf = ({ least, most }: Bounds): Figure => ({
  least: toDecimal(rounded(least, 0n), digits),
  most: toDecimal(rounded(most, most.denominator - 1n), digits),
});

const rounded = ({ numerator, denominator }: Fraction, more: bigint): Fraction =>
  fraction(
    ((numerator < 0n ? 0n : numerator) * 10n ** BigInt(digits) + more) / denominator,
    10n ** BigInt(digits),
  );

/** The bounds of a figure that was written by `figureOf`, or of a deviation. */
export const boundsOf = ({ least, most }: Figure): Bounds => ({ least: parsed(least), most: parsed(most) });

function parsed(decimal: string): Fraction {
  const [whole = '', decimals = ''] = decimal.split('.');
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/** Texts of both bounds, or one text if they are the same. */
export function shownFigure(
  { least, most }: Figure,
  shown: (decimal: string) => string,
  to = ' to ',
): string {
  const [low, high] = [shown(least), shown(most)];
  return low === high ? low : `${low}${to}${high}`;
}

/** The value with this number of decimals; undefined if the bounds do not decide all of them. */
export const decidedFigure = (figure: Figure, decimals: number): string | undefined =>
  decidedDecimal(boundsOf(figure), decimals);

/** The known digits of an RTP as every page shows it: six decimals, or fewer down to two; undefined if fewer are known. */
export function knownRtp(figure: Figure): string | undefined {
  for (let decimals = 6; decimals >= 2; decimals -= 1) {
    const text = decidedFigure(figure, decimals);
    if (text !== undefined) return text;
  }
  return undefined;
}

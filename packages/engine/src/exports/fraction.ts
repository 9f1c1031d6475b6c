/** Fractions of whole numbers of any size. */
export { type Fraction, fraction, fromDecimal, sumOf, times, toDecimal } from '#engine/slots/exact/fraction';

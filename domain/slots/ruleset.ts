import { compare, fraction, fromDecimal, minus, toDecimal, type Fraction } from './fraction';
import { modeOf, totalOf } from './model-parts';
import type { MathModel } from './math-model';
import type { RoundSpread } from './round-spread';

/** One rule of `ruleset/1` and what came of it. */
export interface Check {
  readonly rule: 'M1' | 'M3' | 'M4' | 'M5' | 'M6';
  readonly limit: string;
  readonly value: string;
  readonly pass: boolean;
  /** One sentence. */
  readonly why: string;
}

const leastReturn = fraction(90, 100);
const mostReturn = fraction(98, 100);
const modesApart = fraction(5, 1000);
const leastHit = fraction(1, 20);
/** The chance with which the largest win must occur in a base spin, unless only free spins reach it. */
const leastChance = fraction(1, 10_000_000);
/** How much of the cost the caps may take off the RTP before it is no longer the declared one. */
const mostCapLoss = 0.0005;

/** M1: the RTP is the declared one, to the digits that were declared, and the caps leave it so. */
export function checkReturn(
  rtp: Fraction,
  declared: readonly string[],
  spread: RoundSpread | undefined,
): Check {
  const told = check('M1', declaredAs(declared), toDecimal(rtp, 10));
  if (!declared.every((text) => agrees(rtp, text))) return told(false, 'The exact RTP is another.');
  if (spread === undefined) return told(false, tooLarge);
  const loss = `${(spread.capLoss * 100).toFixed(4)} points`;
  if (spread.capLoss > mostCapLoss)
    return told(false, `maxWinX or maxSpins may take up to ${loss} off the RTP.`);
  return told(true, `The exact RTP is the declared one; caps take at most ${loss} off it.`);
}

/** M3: every mode returns 90 % to 98 %. */
export function checkWithinRange(rtps: readonly Fraction[]): Check {
  const pass = rtps.every((rtp) => compare(rtp, leastReturn) >= 0 && compare(rtp, mostReturn) <= 0);
  const value = rtps.map(shown).join(', ');
  return check(
    'M3',
    `${shown(leastReturn)} to ${shown(mostReturn)}`,
    value,
  )(pass, pass ? 'Every mode is within the range.' : 'A mode is outside the range.');
}

/** M4: no mode returns half a point more than another. */
export function checkModes(rtps: readonly Fraction[]): Check {
  const ordered = [...rtps].sort(compare);
  const apart = minus(ordered.at(-1) ?? modesApart, ordered[0] ?? modesApart);
  const pass = compare(apart, modesApart) <= 0;
  return check(
    'M4',
    `at most ${shown(modesApart)}`,
    shown(apart),
  )(pass, pass ? 'The modes return nearly the same.' : 'The modes return too differently.');
}

/** M5: the declared largest win can be won, and nothing larger. */
export function checkLargestWin(
  declared: readonly number[],
  model: MathModel,
  spread: RoundSpread | undefined,
): Check {
  const limit = declaredAs(declared);
  if (spread === undefined) return check('M5', limit, unknown)(false, tooLarge);
  const { maxWinX, baseMaxWinX } = spread;
  const told = check('M5', limit, `${maxWinX}`);
  if (!declared.every((one) => one === maxWinX))
    return told(false, `The largest round wins ${maxWinX} times its cost.`);
  if (baseMaxWinX < maxWinX) return told(true, 'Free spins can win it; how often, a simulation tells.');
  if ((model.features ?? []).length === 0 && isRare(model, spread)) {
    return told(false, 'It is won less often than once in ten million spins.');
  }
  return told(true, 'A base spin can win it, and no round more.');
}

/** M6: a base spin wins at least every twentieth time, and as often as declared. */
export function checkHits(declared: string | undefined, spread: RoundSpread | undefined): Check {
  const limit = [
    `at least ${shown(leastHit)}`,
    ...(declared === undefined ? [] : [declaredAs([declared])]),
  ].join(', ');
  if (spread === undefined) return check('M6', limit, unknown)(false, tooLarge);
  const { hit } = spread;
  const told = check('M6', limit, shown(hit));
  if (compare(hit, leastHit) < 0) return told(false, 'Base spins win too seldom.');
  if (declared !== undefined && !agrees(hit, declared)) return told(false, 'The exact hit rate is another.');
  return told(true, 'Base spins win often enough.');
}

const unknown = 'not known';
const tooLarge = 'The game is too large for an exact run.';

const check =
  (rule: Check['rule'], limit: string, value: string) =>
  (pass: boolean, why: string): Check => ({ rule, limit, value, pass, why });

const shown = (value: Fraction) => toDecimal(value, 6);
const declaredAs = (values: readonly (string | number)[]) => `declared ${[...new Set(values)].join(' and ')}`;

/** Whether a value, rounded half up to the digits of a decimal, is that decimal. */
function agrees(value: Fraction, decimal: string): boolean {
  const digits = decimal.split('.')[1]?.length ?? 0;
  const declared = fromDecimal(decimal);
  return declared !== undefined && toDecimal(value, digits) === toDecimal(declared, digits);
}

function isRare(model: MathModel, { cycle, outcomes, maxWinX }: RoundSpread): boolean {
  const credits = maxWinX * modeOf(model).cost;
  const largest = outcomes.filter((outcome) => outcome.credits >= credits);
  return compare(fraction(totalOf(largest.map(({ weight }) => weight)), cycle), leastChance) < 0;
}

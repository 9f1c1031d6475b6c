import type { Check } from './check';
import { check, shown, tooLarge, type Evidence } from './evidence';
import { histogramBounds } from '../simulate/run-format';

const gapFrom = 100;
const widestGap = 2;

/** M7: from the cost to the largest win, no three consecutive bins of the histogram are empty. */
export function checkGaps({ declaration, exact, model, result }: Evidence): Check {
  const { spread } = exact.figures;
  const isExact = spread !== undefined && (model.features ?? []).length === 0;
  const filled = result.histogram.map(
    (seen, bin) => (isExact ? 0 : seen) + (exact.baseHistogram?.[bin] ?? 0) > 0,
  );
  const largestX = isExact
    ? spread.maxWinX
    : Math.max(spread?.baseMaxWinX ?? 0, result.highest / result.cost);
  const last = binOf(largestX);
  let [gap, widest] = [0, 0];
  for (let bin = binOf(1); bin < last; bin += 1) {
    gap = filled[bin] ? 0 : gap + 1;
    widest = Math.max(widest, gap);
  }
  const m7 = check(
    'M7',
    `at most ${widestGap} empty bins in a row`,
    `${isExact ? 'exact' : 'sample'} ${widest}`,
  );
  if (declaration.declaredMaxWinX < gapFrom)
    return m7.silent(`The largest win is below ${gapFrom} times the cost.`);
  return widest <= widestGap
    ? m7.reported(true, 'Wins of every size lie between the cost and the largest.')
    : m7.reported(false, 'Between small wins and the largest there are none.');
}

/** The bin of a win in costs, above 0. */
const binOf = (winX: number) => histogramBounds.filter((bound) => winX >= bound).length;

const leastCycle = 10_000;
const mostShare = 0.01;

/** M8: no single outcome of the base reels has more than a hundredth of the total win of all base spins. */
export function checkSingleOutcome({ exact, model }: Evidence): Check {
  const { cycle, spread, lines, scatter, fixed } = exact.figures;
  const base = Number(lines) + Number(scatter) + Number(fixed);
  const bound = model.maxWinX / (cycle * base);
  const share = spread ? Number(spread.largestShare) : bound;
  const m8 = check('M8', `at most ${shown(mostShare)}`, `${spread ? 'exact' : 'at most'} ${shown(share)}`);
  if (cycle < leastCycle) return m8.silent(`The reels have fewer than ${leastCycle} outcomes.`);
  if (share <= mostShare) return m8.reported(true, 'No outcome carries the return by itself.');
  return spread ? m8.reported(false, 'One outcome carries too much of the return.') : m8.silent(tooLarge);
}

const limited = 'maxWinX or maxSpins may end rounds, so the exact deviation without them says nothing here.';
const leastRounds = 1_000_000;
const mostApart = 0.05;

/** M9: the deviation of the rounds differs from the exact deviation by at most a twentieth. */
export function checkDeviation({ deviation, exactSd, model, pairsMayBeLimited, result }: Evidence): Check {
  const m9 = check('M9', exactSd === undefined ? '± 5 %' : `${exactSd} ± 5 %`, deviation.toFixed(4));
  if (exactSd === undefined) return m9.silent(pairsMayBeLimited ? limited : tooLarge);
  if (result.rounds < leastRounds) return m9.silent('It takes a million rounds to say.');
  const sd = Number(exactSd);
  if (Math.abs(deviation - sd) > mostApart * sd)
    return m9.reported(false, 'The rounds deviated otherwise than the exact figures say.');
  const prizes = model.fixedPrizes?.length
    ? '; fixed prizes stand for a mean and vary more in the real game'
    : '';
  return m9.reported(true, `The rounds deviated as the exact figures say${prizes}.`);
}

import type { Check } from './check';
import { check, hasFixedPrizes, shown, type Evidence } from './evidence';
import { histogramBounds } from '../simulate/run-format';

const gapFrom = 100;
const widestGap = 2;

/** M7: from the cost to the largest win, no three consecutive bins of the histogram are empty. */
export function checkGaps({ declaration, exact, model, result, texts }: Evidence): Check {
  const { spread } = exact.metrics;
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
  const m7 = check('M7', `at most ${widestGap} empty bins in a row`, texts.M7.value(widest, isExact));
  if (declaration.declaredMaxWinX < gapFrom) return m7.silent(texts.M7.lowMaximum(gapFrom));
  const pass = widest <= widestGap;
  return m7.reported(pass, pass ? texts.M7.pass : texts.M7.fail);
}

/** The bin of a win in costs, above 0. */
const binOf = (winX: number) => histogramBounds.filter((bound) => winX >= bound).length;

const leastCycle = 10_000;
const mostShare = 0.01;

/** M8: no single outcome of the base reels has more than a hundredth of the total win of all base spins. */
export function checkSingleOutcome({ exact, model, texts }: Evidence): Check {
  const { cycle, spread, lines, scatter, fixed } = exact.metrics;
  const base = Number(lines) + Number(scatter) + Number(fixed);
  const bound = model.maxWinX / (cycle * base);
  const share = spread ? Number(spread.largestShare) : bound;
  const m8 = check('M8', `at most ${shown(mostShare)}`, `${spread ? 'exact' : 'at most'} ${shown(share)}`);
  if (cycle < leastCycle) return m8.silent(texts.M8.fewOutcomes(leastCycle));
  if (share <= mostShare) return m8.reported(true, texts.M8.pass);
  return spread ? m8.reported(false, texts.M8.fail) : m8.silent(texts.tooLarge);
}

const leastRounds = 1_000_000;
const mostApart = 0.05;

/** M9: the deviation of the rounds differs from the exact deviation by at most a twentieth. */
export function checkDeviation(evidence: Evidence): Check {
  const { deviation, exactSd, model, pairsMayBeLimited, result, texts } = evidence;
  const m9 = check('M9', texts.M9.limit(exactSd), deviation.toFixed(4));
  if (exactSd === undefined) return m9.silent(pairsMayBeLimited ? texts.M9.limited : texts.tooLarge);
  if (result.rounds < leastRounds) return m9.silent(texts.M9.fewRounds);
  const sd = Number(exactSd);
  if (Math.abs(deviation - sd) > mostApart * sd) return m9.reported(false, texts.M9.fail);
  return m9.reported(true, texts.M9.pass({ fixedPrizes: hasFixedPrizes(model) }));
}

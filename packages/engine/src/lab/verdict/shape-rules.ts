import type { Check } from './check';
import type { EarlierEvidence } from './earlier/earlier-return-rules';
import { limitedTexts } from './texts/limited-texts';
import { check, hasFixedPrizes, shown, type Evidence } from './evidence';
import { histogramBounds } from '../simulate/run-format';

const gapFrom = 100;
const widestGap = 2;

/** M7: from the cost to the largest win, no three consecutive bins of the histogram are empty. */
export function checkGaps({ declaration, facts, model, result, texts }: Evidence): Check {
  const { spread, histogram } = facts;
  const isExact = spread !== undefined && (histogram !== undefined || (model.features ?? []).length === 0);
  const filled = result.histogram.map(
    (seen, bin) => (isExact ? 0 : seen) + ((histogram ?? facts.baseHistogram)?.[bin] ?? 0) > 0,
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
export function checkSingleOutcome({ facts, model, texts }: Evidence): Check {
  const { cycle, spread, baseRtp } = facts;
  const bound = model.maxWinX / (cycle * baseRtp);
  const share = spread?.largestShare ?? bound;
  const shownShare = Number.isFinite(share) ? shown(share) : 'unknown';
  const m8 = check('M8', `at most ${shown(mostShare)}`, `${spread ? 'exact' : 'at most'} ${shownShare}`);
  if (cycle < leastCycle) return m8.silent(texts.M8.fewOutcomes(leastCycle));
  if (share <= mostShare) return m8.reported(true, texts.M8.pass);
  return spread ? m8.reported(false, texts.M8.fail) : m8.silent(texts.tooLarge);
}

const leastRounds = 1_000_000;
const mostApart = 0.05;

/** M9: the deviation of the rounds differs from the exact deviation by at most a twentieth. */
export function checkDeviation(evidence: Evidence): Check {
  const { deviation, facts, texts } = evidence;
  const { sd } = facts;
  const limit = sd
    ? limitedTexts.M9.limit(sd.least.toFixed(4), sd.most.toFixed(4))
    : texts.M9.limit(undefined);
  const m9 = check('M9', limit, deviation.toFixed(4));
  if (!sd) return m9.silent(limitedTexts.M9.unknown);
  return reportDeviation(m9, evidence, sd);
}

/** The same for rule sets 1 to 3, which know only an exact deviation without limits. */
export function checkEarlierDeviation(evidence: EarlierEvidence): Check {
  const { deviation, facts, texts } = evidence;
  const m9 = check('M9', texts.M9.limit(facts.sd?.text), deviation.toFixed(4));
  if (!facts.sd) return m9.silent(facts.isSdLimited ? texts.M9.limited : texts.tooLarge);
  return reportDeviation(m9, evidence, facts.sd);
}

function reportDeviation(
  m9: ReturnType<typeof check>,
  { deviation, model, result, texts }: Evidence,
  { least, most }: { readonly least: number; readonly most: number },
): Check {
  if (result.rounds < leastRounds) return m9.silent(texts.M9.fewRounds);
  if (deviation < least * (1 - mostApart) || deviation > most * (1 + mostApart))
    return m9.reported(false, texts.M9.fail);
  return m9.reported(true, texts.M9.pass({ fixedPrizes: hasFixedPrizes(model) }));
}

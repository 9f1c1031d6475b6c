import type { Certificate } from '#engine/lab/certificate/certificate';
import type { Difference } from '#engine/lab/certificate/differences';
import type { ExactModel } from '#engine/lab/exact/exact-model';
import { decidedFigure, type Figure } from '#engine/lab/exact/figure';
import type { Judged } from '#engine/lab/verdict/judge-run';
import type { KnownModel } from './read-files';

/** The output of `--json`: figures are numbers, wins and bounds are in costs, and unknown values are null. */
export const exactAnswer = ({ model, mathModelHash, mode }: KnownModel, exact: ExactModel) => ({
  model: model.name,
  mathModelHash,
  mode: mode.id,
  declared: model.declared,
  exact: exactMetrics(exact),
});

/** Two runs of the same job give the same text. */
export const runAnswer = (certificate: Certificate, { metrics, exact, roundsToDecide }: Judged) => ({
  model: certificate.mathModel.name,
  mathModelHash: certificate.mathModelHash,
  mode: certificate.mode,
  engine: certificate.engine,
  ruleSet: certificate.ruleSet,
  seed: certificate.seed,
  rounds: certificate.rounds,
  declared: certificate.mathModel.declared,
  exact: exactMetrics(exact),
  rtp: Number(metrics.rtp),
  ci: [Number(metrics.low), Number(metrics.high)],
  spinHit: metrics.spinHit === undefined ? null : Number(metrics.spinHit),
  roundHit: Number(metrics.roundHit),
  sd: Number(metrics.sd),
  maxWinX: Number(metrics.maxWinX),
  volatility: metrics.volatility,
  figures: metrics,
  /** The number of rounds by win: no win, then from 0, 1, 2, 5, 10, 20, 50, 100, 500, 1000 and 5000 costs. */
  histogram: certificate.result.histogram,
  result: certificate.result,
  resultHash: certificate.resultHash,
  verdict: certificate.status,
  /** An estimate of the number of rounds that would decide an INCONCLUSIVE run. */
  roundsToDecide: roundsToDecide ?? null,
  checks: certificate.checks,
});

export const verifyAnswer = (
  certificate: Certificate,
  repeatedHash: string,
  found: readonly Difference[],
) => ({
  model: certificate.mathModel.name,
  mathModelHash: certificate.mathModelHash,
  mode: certificate.mode,
  seed: certificate.seed,
  rounds: certificate.rounds,
  verdict: certificate.status,
  resultHash: certificate.resultHash,
  repeatedHash,
  verified: found.length === 0,
  differences: found,
});

function exactMetrics({ metrics, baseHistogram, histogram }: ExactModel) {
  const { spread, sd, volatility, largestWin, rtp, fraction, limits, unlimitedRtp, triggers, modes, cycle } =
    metrics;
  const [lines, scatter] = [bounds(metrics.lines), bounds(metrics.scatter)];
  const [fixed, feature] = [bounds(metrics.fixed), bounds(metrics.feature)];
  return {
    /** Lower and upper bound of each figure, including `maxSpins` and `maxWinX`. Equal if it is exact. */
    bounds: {
      rtp: bounds(rtp),
      sd: sd ? bounds(sd) : null,
      lines,
      scatter,
      fixed,
      feature,
      limits: bounds(limits),
    },
    /** The value, if the bounds agree in these digits; null if it is not exact. */
    rtp: exactNumber(rtp, 10),
    fraction: fraction ?? null,
    unlimitedRtp: Number(unlimitedRtp),
    spinHit: spread ? Number(spread.spinHit) : null,
    spinHitFraction: spread?.spinHitFraction ?? null,
    roundHit: spread ? Number(spread.roundHit) : null,
    sd: sd ? exactNumber(sd, 4) : null,
    volatility: volatility ?? null,
    /** No round wins more, in costs. */
    boundX: largestWin?.boundX ?? null,
    maxWinX: spread?.maxWinX ?? null,
    baseMaxWinX: spread?.baseMaxWinX ?? null,
    lines: exactNumber(metrics.lines, 10),
    scatter: exactNumber(metrics.scatter, 10),
    fixed: exactNumber(metrics.fixed, 10),
    feature: exactNumber(metrics.feature, 10),
    triggers: triggers.map(({ feature: id, rate }) => ({ feature: id, rate: Number(rate) })),
    modes: modes.map(({ mode, rtp: ofMode }) => ({
      mode,
      rtp: exactNumber(ofMode, 10),
      bounds: bounds(ofMode),
    })),
    cycle,
    /** The share of base spins, and of rounds, in each bin of the run's `histogram`. */
    histogram: baseHistogram ?? null,
    roundHistogram: histogram ?? null,
  };
}

const bounds = ({ least, most }: Figure) => [Number(least), Number(most)] as const;

const exactNumber = (figure: Figure, digits: number): number | null => {
  const known = decidedFigure(figure, digits);
  return known === undefined ? null : Number(known);
};

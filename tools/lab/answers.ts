import type { Certificate } from '#domain/lab/certificate/certificate';
import type { Difference } from '#domain/lab/certificate/differences';
import type { ExactModel } from '#domain/lab/exact/exact-model';
import type { Judged } from '#domain/lab/verdict/judge-run';
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

function exactMetrics({ metrics, baseHistogram }: ExactModel) {
  const { spread, pairs, largestWin, rtp, fraction, lines, scatter, fixed, feature, triggers, modes, cycle } =
    metrics;
  const deviation = spread ?? pairs;
  return {
    rtp: Number(rtp),
    fraction,
    spinHit: spread ? Number(spread.spinHit) : null,
    spinHitFraction: spread?.spinHitFraction ?? null,
    roundHit: spread ? Number(spread.roundHit) : null,
    sd: deviation ? Number(deviation.sd) : null,
    /**
     * Whether `maxWinX` or `maxSpins` can end rounds of a model whose `sd` is computed from pairs of lines.
     */
    sdMayBeLimited: pairs?.mayBeLimited ?? false,
    volatility: deviation?.volatility ?? null,
    /** No round wins more, in costs. */
    boundX: largestWin?.boundX ?? null,
    maxWinX: spread?.maxWinX ?? null,
    baseMaxWinX: spread?.baseMaxWinX ?? null,
    capLoss: spread ? Number(spread.capLoss) : null,
    lines: Number(lines),
    scatter: Number(scatter),
    fixed: Number(fixed),
    feature: Number(feature),
    triggers: triggers.map(({ feature: id, rate }) => ({ feature: id, rate: Number(rate) })),
    modes: modes.map(({ mode, rtp: ofMode, fraction: exactly }) => ({
      mode,
      rtp: Number(ofMode),
      fraction: exactly,
    })),
    cycle,
    /** The share of base spins in each bin of `histogram`. */
    histogram: baseHistogram ?? null,
  };
}

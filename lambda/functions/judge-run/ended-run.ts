import { fractionOf, shown } from '#domain/lab/verdict/evidence';
import type { Declaration } from '#domain/lab/verdict/declaration';
import type { Judged } from '#domain/lab/verdict/judge-run';
import { rtpBoundsOf } from '#domain/lab/verdict/rtp-bounds';
import { resultHash, type RunResult } from '#domain/lab/tally/run-result';
import type { EndedRun } from '#lambda/stores/test-runs/test-run-verdict-store';

/**
 * The verdict in the terms of the GraphQL schema: exact figures if they are known, otherwise figures of the
 * played rounds.
 */
export function endedRun(
  judged: Judged,
  result: RunResult,
  { declaredMaxWinX }: Pick<Declaration, 'declaredMaxWinX'>,
): EndedRun {
  const { status, checks, metrics, exact, ruleSet } = judged;
  const { pairs, spread, fraction: rtpFraction } = exact.metrics;
  const known = spread ?? (pairs?.mayBeLimited === false ? pairs : undefined);
  const rtpBounds = rtpBoundsOf(exact);
  const isDeclaredWin = checks.some(({ rule, applies, pass }) => rule === 'M5' && applies && pass);
  return {
    status,
    rtp: shown(fractionOf(rtpFraction)),
    rtpFraction,
    ...hitsOf(judged),
    // If only played rounds are known, the largest possible win can be far above their largest win.
    maxWinX: isDeclaredWin ? declaredMaxWinX : Math.ceil(spread ? spread.maxWinX : Number(metrics.maxWinX)),
    sd: (known ?? metrics).sd,
    volatility: (known ?? metrics).volatility,
    simulatedRtp: metrics.rtp,
    halfWidth: metrics.halfWidth,
    checks,
    engine: result.engine,
    ruleSet,
    resultHash: resultHash(result),
    ...(rtpBounds && { rtpBounds }),
  };
}

/** `hit` is the earlier name of `spinHit`. */
function hitsOf({
  exact: { metrics: known },
  metrics,
}: Judged): Pick<EndedRun, 'hit' | 'spinHit' | 'roundHit'> {
  const { spread } = known;
  if (!spread)
    return { hit: metrics.spinHit ?? null, spinHit: metrics.spinHit ?? null, roundHit: metrics.roundHit };
  const spinHit = Number(spread.spinHit).toFixed(6);
  return { hit: spinHit, spinHit, roundHit: Number(spread.roundHit).toFixed(6) };
}

import { knownRtp } from '@novalink/engine/exact';
import { type Declaration, type Judged, resultHash, rtpBoundsOf, type RunResult } from '@novalink/engine/lab';
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
  const { spread, fraction: rtpFraction = null, rtp, sd, volatility } = exact.metrics;
  const exactSd = sd && sd.least === sd.most ? sd.least : undefined;
  const isDeclaredWin = checks.some(({ rule, applies, pass }) => rule === 'M5' && applies && pass);
  return {
    status,
    ...{ rtp: knownRtp(rtp) ?? null, rtpFraction },
    ...{ rtpLow: rtp.least, rtpHigh: rtp.most },
    ...hitsOf(judged),
    // If only played rounds are known, the largest possible win can be far above their largest win.
    maxWinX: isDeclaredWin ? declaredMaxWinX : Math.ceil(spread ? spread.maxWinX : Number(metrics.maxWinX)),
    sd: exactSd ?? metrics.sd,
    volatility: (exactSd === undefined ? undefined : volatility) ?? metrics.volatility,
    simulatedRtp: metrics.rtp,
    halfWidth: metrics.halfWidth,
    checks,
    engine: result.engine,
    ruleSet,
    resultHash: resultHash(result),
    rtpBounds: rtpBoundsOf(exact),
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

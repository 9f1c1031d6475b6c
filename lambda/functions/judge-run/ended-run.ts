import { fractionOf, shown } from '#domain/lab/evidence';
import type { Declaration, Judged } from '#domain/lab/judge-run';
import { resultHash, type RunResult } from '#domain/lab/run-result';
import type { EndedRun } from '#lambda/stores/test-run-verdict-store';

/** The verdict in the contract's words: exact figures where they are known, otherwise those of the rounds played. */
export function endedRun(
  { status, checks, figures, exact, ruleSet }: Judged,
  result: RunResult,
  { declaredMaxWinX }: Pick<Declaration, 'declaredMaxWinX'>,
): EndedRun {
  const { spread, fraction: rtpFraction } = exact.figures;
  const isDeclaredWin = checks.some(({ rule, applies, pass }) => rule === 'M5' && applies && pass);
  return {
    status,
    rtp: shown(fractionOf(rtpFraction)),
    rtpFraction,
    hit: spread ? Number(spread.hit).toFixed(6) : figures.hit,
    // Where the rounds alone are known, the largest of them may be far below what can be won.
    maxWinX: isDeclaredWin ? declaredMaxWinX : Math.ceil(spread ? spread.maxWinX : Number(figures.maxWinX)),
    sd: spread ? spread.sd : figures.sd,
    volatility: spread ? spread.volatility : figures.volatility,
    simulatedRtp: figures.rtp,
    halfWidth: figures.halfWidth,
    checks: [...checks],
    engine: result.engine,
    ruleSet,
    resultHash: resultHash(result),
  };
}

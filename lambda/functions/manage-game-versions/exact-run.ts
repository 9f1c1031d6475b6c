import type { TestRun } from '#domain/generated/types';
import { fraction, toDecimal } from '#domain/slots/fraction';
import type { MathModel } from '#domain/slots/math-model';
import { exactVerdict, type VersionDeclaration } from '#domain/slots/verdict';
import { Refusal } from '#lambda/refusal';

type Found = Pick<
  TestRun,
  'status' | 'rtp' | 'rtpFraction' | 'hit' | 'maxWinX' | 'sd' | 'volatility' | 'checks' | 'ruleSet'
>;

/** The verdict over every outcome, in the contract's words. Refuses `version.too-large-for-exact`. */
export function exactRun(model: MathModel, declared: VersionDeclaration): Found {
  const { passed, checks, ruleSet, exact } = exactVerdict(model, declared);
  const { spread, cycle, fraction: rtpFraction } = exact;
  if (!spread) throw new Refusal('version.too-large-for-exact', { cycle });
  return {
    status: passed ? 'PASSED' : 'FAILED',
    rtp: sixDigits(rtpFraction),
    rtpFraction,
    hit: Number(spread.hit).toFixed(6),
    // Whole where a run passes: then it is what the version declares.
    maxWinX: Math.ceil(spread.maxWinX),
    sd: spread.sd,
    volatility: spread.volatility,
    checks: [...checks],
    ruleSet,
  };
}

/** Of a fraction as it is written, `n/d`. */
function sixDigits(written: string): string {
  const [above = '0', below = '1'] = written.split('/');
  return toDecimal(fraction(BigInt(above), BigInt(below)), 6);
}

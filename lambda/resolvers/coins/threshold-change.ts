import { util, type Context } from '@aws-appsync/utils';
import { brandAccess, ownsBrand, type BrandAccess } from '../brands/brand-access';
import type { CoinTypeRow } from '../brands/brand-row';
import { callerOf } from '../caller';
import { refuse } from '../refuse';

type Threshold = Pick<CoinTypeRow, 'confirmPromotionsAbove' | 'thresholdRequest'>;

/**
 * The threshold after a manager has saved a coin. A lower one applies immediately. A higher one, or none, waits until a
 * second manager saves the same value, so that one manager cannot lift the threshold, publish, and set it back.
 */
export function changedThreshold(
  ctx: Pick<Context<unknown, BrandAccess>, 'identity' | 'stash'>,
  before: CoinTypeRow,
  asked: number | null,
): Threshold {
  const current = before.confirmPromotionsAbove ?? null;
  const request = before.thresholdRequest ?? null;
  if (current === asked) return { confirmPromotionsAbove: current, thresholdRequest: request };
  const isLower = current === null || (asked !== null && asked < current);
  if (isLower) return { confirmPromotionsAbove: asked, thresholdRequest: null };
  const { sub } = callerOf(ctx);
  if (request?.amount === asked) {
    if (request.requestedBy === sub) refuse('threshold.own');
    const { me } = brandAccess(ctx);
    const isOlder = ownsBrand(ctx) || (me?.levelSetAt ?? '') < request.requestedAt;
    if (!isOlder) refuse('confirmation.level-too-new');
    return { confirmPromotionsAbove: asked, thresholdRequest: null };
  }
  const requestedAt = util.time.nowISO8601();
  return {
    confirmPromotionsAbove: current,
    thresholdRequest: { amount: asked, requestedBy: sub, requestedAt },
  };
}

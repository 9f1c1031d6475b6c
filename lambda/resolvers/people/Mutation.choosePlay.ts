import { util, type Context } from '@aws-appsync/utils';
import type { MutationChoosePlayArgs, PlayerChoice } from '#domain/generated/types';
import { auditPartition, playerChoiceKey } from '#domain/keys';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { putNew } from '../transaction';

export function request(ctx: Context<MutationChoosePlayArgs>) {
  const { input } = ctx.args;
  if (!input.ofAge) refuse('age.unconfirmed');
  if (input.termsVersion !== termsVersion || input.policyVersion !== policyVersion)
    refuse('terms.outdated', { termsVersion, policyVersion });
  const { sub } = callerOf(ctx);
  const at = util.time.nowISO8601();
  const changes = { chosenAt: at, ageConfirmedAt: at, termsVersion, policyVersion };
  return auditedWrite(ctx, [putNew(mainTable(ctx), playerChoiceKey(sub), changes)], {
    entity: auditPartition('USER', sub),
    at,
    action: 'PLAY_CHOSEN',
    changes,
  });
}

/** If the user has already chosen to play, the next step returns the existing choice. */
export function response(
  ctx: Context<unknown, Record<string, unknown>, undefined, undefined, CancelledWrite<PlayerChoice>>,
) {
  if (ctx.error) failedConditions(ctx);
  return null;
}

import { util, type Context } from '@aws-appsync/utils';
import type { MutationAcceptTermsArgs, TermsAcceptance } from '#domain/generated/types';
import { acceptanceKey, auditPartition, peoplePartition, personSort } from '#domain/keys';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { put, type Expression } from '../transaction';

export function request(ctx: Context<MutationAcceptTermsArgs>) {
  const { input } = ctx.args;
  if (input.termsVersion !== termsVersion || input.policyVersion !== policyVersion)
    refuse('terms.outdated', { termsVersion, policyVersion });
  const { sub } = callerOf(ctx);
  const at = util.time.nowISO8601();
  const accepted = { termsVersion, policyVersion, acceptedAt: at };
  const listed = { gsi2pk: peoplePartition, gsi2sk: personSort(at, sub) };
  const write = put(
    mainTable(ctx),
    acceptanceKey(sub, termsVersion),
    { sub, ...accepted, ...listed },
    { also: notAccepted() },
  );
  return auditedWrite(ctx, [write], {
    entity: auditPartition('USER', sub),
    at,
    action: 'TERMS_ACCEPTED',
    changes: accepted,
  });
}

/** If the user has already accepted these versions, the existing record is returned. */
export function response(
  ctx: Context<unknown, Record<string, unknown>, undefined, undefined, CancelledWrite<TermsAcceptance>>,
) {
  if (ctx.error) failedConditions(ctx);
  return null;
}

/** The condition that these terms were not accepted yet, or only with another version of the policy. */
const notAccepted = (): Expression => ({
  expression: '(attribute_not_exists(pk) OR #policyVersion <> :policyVersion)',
  expressionNames: { '#policyVersion': 'policyVersion' },
  expressionValues: util.dynamodb.toMapValues({ ':policyVersion': policyVersion }),
});

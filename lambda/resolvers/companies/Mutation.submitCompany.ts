import { util } from '@aws-appsync/utils';
import type { CompanyTransitionInput } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { acceptanceKey } from '#domain/keys';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { failedConditions } from '../audited-write';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check } from '../transaction';
import { authorizeCompany } from './authorize-company';
import { refuseStale, refuseWrongStatus, type CompanyWrite } from './refuse-failed-write';
import { transition, type Transition, type TransitionContext } from './transition';

const step: Transition = {
  from: ['DRAFT', 'REJECTED'],
  to: 'SUBMITTED',
  action: 'COMPANY_SUBMITTED',
  queue: 'joins',
};

export function request(ctx: TransitionContext) {
  const at = util.time.nowISO8601();
  const { kind } = ctx.args.input;
  const { sub } = callerOf(ctx);
  const owner = { is: guard('company.submit-own', { owner: sub }) };
  const whose = kind ? owner : { ...owner, with: ['kind'] };
  const values = { submittedAt: at, kind: kind ?? undefined };
  const accepted = check(mainTable(ctx), acceptanceKey(sub, termsVersion), { is: { policyVersion } });
  return transition(ctx, step, at, values, whose, [accepted]);
}

export function response(ctx: CompanyWrite<CompanyTransitionInput>) {
  if (!ctx.error) return null;
  const { sub, isAdmin } = callerOf(ctx);
  const [first, accepted] = failedConditions(ctx);
  const row = first?.row;
  if (!first?.failed && accepted?.failed) refuse('terms.not-accepted', { termsVersion, policyVersion });
  if (row && row.owner !== sub && isAdmin) refuse('company.owner-not-yours');
  const { expectedVersion, kind } = ctx.args.input;
  const company = authorizeCompany(ctx, row);
  refuseStale(company, expectedVersion);
  refuseWrongStatus(company, step.from);
  return refuse((company.kind ?? kind) ? 'write.collided' : 'company.kind-missing');
}

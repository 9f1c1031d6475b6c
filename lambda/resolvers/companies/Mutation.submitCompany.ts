import { guard } from '#domain/guard';
import { acceptanceKey } from '#domain/keys';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { failedConditions } from '../audited-write';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import { refuseStep } from '../review/review-step';
import { mainTable } from '../tables';
import { check } from '../transaction';
import { authorizeCompany } from './authorize-company';
import { companySteps, stepCompany, type CompanyStep, type SteppedCompany } from './company-review';

export function request(ctx: CompanyStep) {
  const { kind } = ctx.args.input;
  const { sub } = callerOf(ctx);
  const eq = guard('company.submit-own', { owner: sub });
  return stepCompany(ctx, companySteps.submit, {
    values: kind ? { kind } : {},
    when: kind ? { eq } : { eq, with: ['kind'] },
    others: [check(mainTable(ctx), acceptanceKey(sub, termsVersion), { eq: { policyVersion } })],
  });
}

export function response(ctx: SteppedCompany) {
  if (!ctx.error) return null;
  const [first, accepted] = failedConditions(ctx);
  if (!first?.failed && accepted?.failed) refuse('terms.not-accepted', { termsVersion, policyVersion });
  const company = authorizeCompany(ctx, first?.row);
  const hasKind = company.kind ?? ctx.args.input.kind;
  const otherwise = hasKind ? 'write.collided' : 'company.kind-missing';
  return refuseStep(ctx, 'company', company, companySteps.submit, otherwise);
}

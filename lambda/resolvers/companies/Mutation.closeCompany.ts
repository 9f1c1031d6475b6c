import type { CompanyTransitionInput } from '#domain/generated/types';
import { ownerLockKey } from '#domain/keys';
import { mainTable } from '../tables';
import { remove } from '../transaction';
import {
  companySteps,
  stepCompany,
  steppedCompany,
  type CompanyStep,
  type SteppedCompany,
} from './company-review';
import type { CompanyRow } from './company-row';

type Read = { result: CompanyRow };

/** The previous step has read the company. It admits only the company's owner and admins. */
export function request(ctx: CompanyStep<CompanyTransitionInput, Read>) {
  const { owner, membership } = ctx.prev.result;
  const leaves = membership === 'DONE' || membership === 'PENDING';
  const unlocked = remove(mainTable(ctx), ownerLockKey(owner), { eq: { companyId: ctx.args.input.id } });
  return stepCompany(ctx, companySteps.close, {
    values: { membership: leaves ? 'LEAVING' : membership },
    when: { eq: { owner, membership } },
    others: [unlocked],
  });
}

export function response(ctx: SteppedCompany) {
  return steppedCompany(ctx, companySteps.close);
}

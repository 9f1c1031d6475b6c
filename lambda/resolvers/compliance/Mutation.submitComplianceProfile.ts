import type { Context } from '@aws-appsync/utils';
import type { MutationSubmitComplianceProfileArgs } from '#domain/generated/types';
import { refuse } from '../refuse';
import type { Documents } from './document-query';
import { ownProfile, stillOwn, type ComplianceStash } from './own-profile';
import {
  checkProfile,
  profileSteps,
  stepProfile,
  steppedProfile,
  type SteppedProfile,
} from './profile-review';
import { termsVersion } from '#domain/terms-versions';
import type { ProfileRow } from './profile-row';
import { documentNow } from './current-status';

type Previous = { result: Documents };

/** The previous steps have read the company, its profile and its documents. */
export function request(ctx: Context<MutationSubmitComplianceProfileArgs, ComplianceStash, Previous>) {
  const { company, profile } = ownProfile(ctx);
  const { status, documentChanges } = profile;
  checkProfile(ctx, profile, profileSteps.submit);
  const missing = missingParts(profile, ctx.prev.result);
  if (missing.length > 0) refuse('compliance.incomplete', { fields: missing.join(',') });
  return stepProfile(ctx, profileSteps.submit, stillOwn(company), {
    ofRow: { owner: company.owner, validUntil: null },
    when: { eq: { status, documentChanges } },
  });
}

export function response(ctx: SteppedProfile) {
  return steppedProfile(ctx, profileSteps.submit);
}

/** Returns the names of the fields that a profile needs before it can be submitted. */
function missingParts(profile: ProfileRow, { items }: Documents): readonly string[] {
  const { responsibleContact: contact, declarations } = profile;
  const lacks: (readonly [boolean, string])[] = [
    [!profile.legalName?.trim(), 'legalName'],
    [!profile.regNumber?.trim(), 'regNumber'],
    [!profile.incorporationCountry, 'incorporationCountry'],
    [!profile.registeredAddress?.trim(), 'registeredAddress'],
    [!contact?.name.trim(), 'responsibleContact.name'],
    [!contact?.email.trim(), 'responsibleContact.email'],
    [!declarations.noMinors, 'declarations.noMinors'],
    [!declarations.noRealMoney, 'declarations.noRealMoney'],
    [!declarations.ipOwnership, 'declarations.ipOwnership'],
    [!declarations.truth, 'declarations.truth'],
    [profile.termsVersion !== termsVersion, 'termsVersion'],
    [!items.some((document) => proves(documentNow(document).status)), 'documents'],
  ];
  return lacks.filter(([lacking]) => lacking).map(([, field]) => field);
}

const proves = (status: string) => status === 'UPLOADED' || status === 'ACCEPTED';

import * as v from 'valibot';
import { saveComplianceProfileRules } from '#domain/compliance-rules';
import type { ComplianceProfile, SaveComplianceProfileInput } from '#domain/generated/types';
import { termsVersion } from '#domain/terms-versions';

/** What the form holds: the input's own field names, numbers as they are typed. */
export interface ProfileFormValues {
  legalName: string;
  regNumber: string;
  incorporationCountry: string;
  registeredAddress: string;
  beneficialOwners: { name: string; country: string; percent: string }[];
  licences: { authority: string; number: string; scope: string; validTo: string }[];
  responsibleContact: { name: string; email: string };
  declarations: { noMinors: boolean; noRealMoney: boolean; ipOwnership: boolean; truth: boolean };
  acceptTerms: boolean;
}

const nothingDeclared = { noMinors: false, noRealMoney: false, ipOwnership: false, truth: false };

export const formValuesOf = (profile: ComplianceProfile | null): ProfileFormValues => ({
  legalName: profile?.legalName ?? '',
  regNumber: profile?.regNumber ?? '',
  incorporationCountry: profile?.incorporationCountry ?? '',
  registeredAddress: profile?.registeredAddress ?? '',
  beneficialOwners:
    profile?.beneficialOwners.map((owner) => ({ ...owner, percent: `${owner.percent}` })) ?? [],
  licences: profile?.licences.map((licence) => ({ ...licence })) ?? [],
  responsibleContact: {
    name: profile?.responsibleContact?.name ?? '',
    email: profile?.responsibleContact?.email ?? '',
  },
  declarations: { ...(profile?.declarations ?? nothingDeclared) },
  acceptTerms: profile?.termsVersion === termsVersion,
});

interface Target {
  readonly companyId: string;
  readonly profile: ComplianceProfile | null;
}

/** The input as it would be sent, not yet checked. */
export const inputFrom =
  ({ companyId, profile }: Target) =>
  ({ acceptTerms, responsibleContact, beneficialOwners, ...rest }: ProfileFormValues) => ({
    companyId,
    expectedVersion: profile?.version ?? 0,
    ...rest,
    beneficialOwners: beneficialOwners.map(({ percent, ...owner }) => ({
      ...owner,
      percent: numberIn(percent),
    })),
    responsibleContact:
      responsibleContact.name === '' && responsibleContact.email === '' ? null : responsibleContact,
    ...(acceptTerms && profile?.termsVersion !== termsVersion && { acceptTermsVersion: termsVersion }),
  });

/** The input as the rules leave it: trimmed, empty fields null. */
export const checkedInput = (target: Target, values: ProfileFormValues): SaveComplianceProfileInput =>
  v.parse(saveComplianceProfileRules, inputFrom(target)(values));

/** NaN for what is not a number, which the rules refuse by name. */
const numberIn = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

import * as v from 'valibot';
import { complianceFields } from '#domain/companies/compliance-fields';
import { saveComplianceProfileRules } from '#domain/companies/compliance-rules';
import { formInputOf } from '#domain/fields/form-input';
import { type FormValues, formValuesOf } from '#domain/fields/form-values';
import type { ComplianceProfile, SaveComplianceProfileInput } from '#domain/generated/types';
import { termsVersion } from '#domain/terms-versions';

/** What the form holds: the input's own field names, numbers as they are typed. */
export type ProfileFormValues = FormValues<typeof complianceFields> & { acceptTerms: boolean };

export const formValuesOfProfile = (profile: ComplianceProfile | null): ProfileFormValues => ({
  ...formValuesOf(complianceFields, profile),
  acceptTerms: profile?.termsVersion === termsVersion,
});

interface Target {
  readonly companyId: string;
  readonly profile: ComplianceProfile | null;
}

/** The input as it would be sent, not yet checked. */
export const inputFrom =
  ({ companyId, profile }: Target) =>
  ({ acceptTerms, ...values }: ProfileFormValues): SaveComplianceProfileInput => ({
    companyId,
    expectedVersion: profile?.version ?? 0,
    ...formInputOf<SaveComplianceProfileInput>()(complianceFields, values, 'create'),
    ...(acceptTerms && profile?.termsVersion !== termsVersion && { acceptTermsVersion: termsVersion }),
  });

/** The input as the rules leave it: trimmed, empty fields null. */
export const checkedInput = (target: Target, values: ProfileFormValues): SaveComplianceProfileInput =>
  v.parse(saveComplianceProfileRules, inputFrom(target)(values));

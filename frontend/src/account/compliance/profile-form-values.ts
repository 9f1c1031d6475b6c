import * as v from 'valibot';
import { complianceFields } from '#domain/companies/compliance-fields';
import { saveComplianceProfileRules } from '#domain/companies/compliance-rules';
import { formInputOf } from '#domain/fields/form-input';
import { type FormValues, formValuesOf } from '#domain/fields/form-values';
import type { ComplianceProfile, SaveComplianceProfileInput } from '#domain/generated/types';
import { termsVersion } from '#domain/terms-versions';

/** The form values: the field names of the input, numbers as typed. */
export type ProfileFormValues = FormValues<typeof complianceFields> & { acceptTerms: boolean };

export const formValuesOfProfile = (profile: ComplianceProfile | null): ProfileFormValues => ({
  ...formValuesOf(complianceFields, profile),
  acceptTerms: profile?.termsVersion === termsVersion,
});

interface Target {
  readonly companyId: string;
  readonly profile: ComplianceProfile | null;
}

/** The input without validation. */
export const inputFrom =
  ({ companyId, profile }: Target) =>
  ({ acceptTerms, ...values }: ProfileFormValues): SaveComplianceProfileInput => ({
    companyId,
    expectedVersion: profile?.version ?? 0,
    ...formInputOf<SaveComplianceProfileInput>()(complianceFields, values, 'create'),
    ...(acceptTerms && profile?.termsVersion !== termsVersion && { acceptTermsVersion: termsVersion }),
  });

/** The validated input: trimmed, and empty fields are null. */
export const checkedInput = (target: Target, values: ProfileFormValues): SaveComplianceProfileInput =>
  v.parse(saveComplianceProfileRules, inputFrom(target)(values));

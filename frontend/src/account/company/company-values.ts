import { companyFields } from '#domain/companies/company-fields';
import { formInputOf } from '#domain/fields/form-input';
import { type FormValues, formValuesOf } from '#domain/fields/form-values';
import type { CompanyKind, CreateCompanyInput, UpdateCompanyInput } from '#domain/generated/types';
import type { OwnCompany } from '../../parts/companies/company-fields';

/** The form values of a company: text (empty for missing values) and keys of images. */
export type CompanyValues = FormValues<typeof companyFields>;

export const valuesOf = (company: OwnCompany | null): CompanyValues => formValuesOf(companyFields, company);

export const kindFrom = ({ kind }: CompanyValues): CompanyKind | null => (kind === '' ? null : kind);

export const createInputFrom = (values: CompanyValues): CreateCompanyInput =>
  formInputOf<CreateCompanyInput>()(companyFields, values, 'create');

export const updateInputFrom = (
  values: CompanyValues,
  company: Pick<OwnCompany, 'id' | 'version'>,
): UpdateCompanyInput => ({
  id: company.id,
  expectedVersion: company.version,
  ...formInputOf<UpdateCompanyInput>()(companyFields, values, 'update'),
});

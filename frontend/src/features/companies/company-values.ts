import type { CompanyKind, CreateCompanyInput, UpdateCompanyInput } from '#domain/generated/types';
import type { OwnCompany } from './company-fields';

/** The company as a form holds it: text, empty where there is nothing, and keys of images. */
export interface CompanyValues {
  kind: CompanyKind | '';
  name: string;
  description: string;
  terms: string;
  image: string[];
  address: string;
  address2: string;
  city: string;
  province: string;
  country: string;
  postal: string;
  phone: string;
  website: string;
}

export const valuesOf = (company: OwnCompany | null): CompanyValues => ({
  kind: company?.kind ?? '',
  name: company?.name ?? '',
  description: company?.description ?? '',
  terms: company?.terms ?? '',
  image: (company?.image ?? []).filter((key) => key !== null),
  address: company?.address ?? '',
  address2: company?.address2 ?? '',
  city: company?.city ?? '',
  province: company?.province ?? '',
  country: company?.country ?? '',
  postal: company?.postal ?? '',
  phone: company?.phone ?? '',
  website: company?.website ?? '',
});

type Details = Omit<CreateCompanyInput, 'owner' | 'kind' | 'active' | 'approved'>;

/** What is typed, without blanks at the ends; what is empty is cleared. */
const detailsFrom = ({ kind: _kind, ...values }: CompanyValues): Details => ({
  name: values.name.trim(),
  description: textOrNull(values.description),
  terms: textOrNull(values.terms),
  image: values.image,
  address: textOrNull(values.address),
  address2: textOrNull(values.address2),
  city: textOrNull(values.city),
  province: textOrNull(values.province),
  country: textOrNull(values.country),
  postal: textOrNull(values.postal),
  phone: textOrNull(values.phone.replace(/[\s()-]/g, '')),
  website: textOrNull(values.website),
});

export const kindFrom = ({ kind }: CompanyValues): CompanyKind | null => (kind === '' ? null : kind);

export const createInputFrom = (values: CompanyValues): CreateCompanyInput => ({
  kind: kindFrom(values),
  ...detailsFrom(values),
});

export const updateInputFrom = (
  values: CompanyValues,
  company: Pick<OwnCompany, 'id' | 'version'>,
): UpdateCompanyInput => ({
  id: company.id,
  expectedVersion: company.version,
  ...detailsFrom(values),
});

const textOrNull = (text: string): string | null => {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
};

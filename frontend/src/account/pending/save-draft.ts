import type { Api } from '../../platform/api/api';
import type { OwnCompany } from '../../parts/companies/company-fields';
import { type CompanyValues, createInputFrom, updateInputFrom } from '../company/company-values';
import { createCompany, updateCompany } from '../company/write-company';

/** Saves the application. The first save creates the company, later ones update it. */
export const saveDraft = async (
  api: Api,
  values: CompanyValues,
  company: OwnCompany | null,
): Promise<OwnCompany> => {
  if (company !== null) {
    return (await api.send(updateCompany, { input: updateInputFrom(values, company) })).updateCompany;
  }
  return (await api.send(createCompany, { input: createInputFrom(values) })).createCompany;
};

import type { FieldsOf } from '../fields/field';
import type {
  BeneficialOwnerInput,
  ComplianceDeclarationsInput,
  LicenceInput,
  ResponsibleContactInput,
  SaveComplianceProfileInput,
} from '../generated/types';

const line = { kind: 'line', longest: 200 } as const;
const requiredLine = { ...line, required: true } as const;
const declaration = { kind: 'flag', required: true } as const;

export const beneficialOwnerFields = {
  name: requiredLine,
  country: { kind: 'country', required: true },
  percent: { kind: 'decimal', required: true, smallest: 0.01, largest: 100 },
} as const satisfies FieldsOf<BeneficialOwnerInput>;

export const licenceFields = {
  authority: requiredLine,
  number: requiredLine,
  scope: requiredLine,
  validTo: { kind: 'date', required: true },
} as const satisfies FieldsOf<LicenceInput>;

export const responsibleContactFields = {
  name: requiredLine,
  email: { kind: 'email', required: true },
} as const satisfies FieldsOf<ResponsibleContactInput>;

export const declarationFields = {
  noMinors: declaration,
  noRealMoney: declaration,
  ipOwnership: declaration,
  truth: declaration,
} as const satisfies FieldsOf<ComplianceDeclarationsInput>;

/** The fields of a compliance profile that a company edits. It can be saved before it is complete. */
export const complianceFields = {
  companyId: {
    kind: 'control',
    value: 'id',
    required: true,
    notEdited: 'The page sends the id of the company.',
  },
  expectedVersion: {
    kind: 'control',
    value: 'version',
    smallest: 0,
    required: true,
    notEdited: 'The page sends the version that it has read, 0 before the first save.',
  },
  acceptTermsVersion: {
    kind: 'control',
    value: 'id',
    notEdited: 'The page sends the current version when its checkbox is checked.',
  },
  legalName: line,
  regNumber: line,
  incorporationCountry: { kind: 'country' },
  registeredAddress: line,
  beneficialOwners: {
    kind: 'list',
    required: true,
    of: { kind: 'group', fields: beneficialOwnerFields },
    most: 20,
  },
  licences: { kind: 'list', required: true, of: { kind: 'group', fields: licenceFields }, most: 20 },
  responsibleContact: { kind: 'group', fields: responsibleContactFields },
  declarations: { kind: 'group', required: true, fields: declarationFields },
} as const satisfies FieldsOf<SaveComplianceProfileInput>;

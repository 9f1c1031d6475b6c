import * as v from 'valibot';
import type {
  BeneficialOwnerInput,
  ComplianceDeclarationsInput,
  LicenceInput,
  ResponsibleContactInput,
  SaveComplianceProfileInput,
} from './generated/types';
import { limits } from './limits';
import { rulesFor } from './rules-for';
import { optionalCountry, optionalText, requiredCountry, requiredEmail, requiredText } from './text-rules';

const longest = limits.compliance.textField;
const line = requiredText({ longest });

export const beneficialOwnerRules = rulesFor<BeneficialOwnerInput>()({
  name: line,
  country: requiredCountry,
  percent: v.pipe(v.number('number'), v.finite('number'), v.gtValue(0, 'format'), v.maxValue(100, 'format')),
});

export const licenceRules = rulesFor<LicenceInput>()({
  authority: line,
  number: line,
  scope: line,
  validTo: v.pipe(v.string('required'), v.nonEmpty('required'), v.isoDate('format')),
});

export const responsibleContactRules = rulesFor<ResponsibleContactInput>()({
  name: line,
  email: requiredEmail,
});

export const declarationRules = rulesFor<ComplianceDeclarationsInput>()({
  noMinors: v.boolean('required'),
  noRealMoney: v.boolean('required'),
  ipOwnership: v.boolean('required'),
  truth: v.boolean('required'),
});

/** The shares of all beneficial owners, in hundredths of a percent so that they add up exactly. */
export const totalShareHundredths = (owners: readonly { percent: number }[]) =>
  owners.reduce((sum, owner) => sum + Math.round(owner.percent * 100), 0);

export const saveComplianceProfileRules = rulesFor<SaveComplianceProfileInput>()({
  companyId: v.pipe(v.string('required'), v.nonEmpty('required')),
  expectedVersion: v.pipe(v.number('number'), v.integer('integer'), v.minValue(0, 'format')),
  legalName: optionalText(longest),
  regNumber: optionalText(longest),
  incorporationCountry: optionalCountry,
  registeredAddress: optionalText(longest),
  beneficialOwners: v.pipe(
    v.array(beneficialOwnerRules, 'format'),
    v.maxLength(limits.compliance.beneficialOwners, 'length'),
    v.check((owners) => totalShareHundredths(owners) <= 10_000, 'shares'),
  ),
  licences: v.pipe(v.array(licenceRules, 'format'), v.maxLength(limits.compliance.licences, 'length')),
  responsibleContact: v.nullish(responsibleContactRules),
  declarations: declarationRules,
  acceptTermsVersion: v.nullish(v.string('format')),
});

import type { SaveComplianceProfileInput } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { checkForm, checkLength, checkLine, checkRequired } from '../check-text';
import { refuse } from '../refuse';

const { textField, beneficialOwners: mostOwners, licences: mostLicences } = limits.compliance;
const countryForm = '^[A-Z]{2}$';

type Profile = Pick<
  SaveComplianceProfileInput,
  | 'legalName'
  | 'regNumber'
  | 'incorporationCountry'
  | 'registeredAddress'
  | 'beneficialOwners'
  | 'licences'
  | 'responsibleContact'
>;

export function checkProfile(profile: Profile): void {
  checkLine('legalName', profile.legalName, textField);
  checkLine('regNumber', profile.regNumber, textField);
  checkLength('registeredAddress', profile.registeredAddress, textField);
  checkForm('incorporationCountry', profile.incorporationCountry, countryForm);
  checkOwners(profile.beneficialOwners);
  checkLicences(profile.licences);
  if (profile.responsibleContact) {
    checkRequired('responsibleContact.name', profile.responsibleContact.name, 1, textField);
    checkLength('responsibleContact.email', profile.responsibleContact.email, textField);
  }
}

function checkOwners(owners: Profile['beneficialOwners']): void {
  if (owners.length > mostOwners) {
    refuse('input.too-long', { field: 'beneficialOwners', limit: mostOwners });
  }
  let hundredths = 0;
  for (const owner of owners) {
    checkRequired('beneficialOwners.name', owner.name, 1, textField);
    checkRequired('beneficialOwners.country', owner.country, 2, 2);
    checkForm('beneficialOwners.country', owner.country, countryForm);
    if (owner.percent <= 0) refuse('input.invalid', { field: 'beneficialOwners.percent' });
    hundredths = hundredths + Math.round(owner.percent * 100);
  }
  if (hundredths > 10_000) refuse('input.invalid', { field: 'beneficialOwners.percent' });
}

function checkLicences(licences: Profile['licences']): void {
  if (licences.length > mostLicences) refuse('input.too-long', { field: 'licences', limit: mostLicences });
  for (const licence of licences) {
    checkRequired('licences.authority', licence.authority, 1, textField);
    checkRequired('licences.number', licence.number, 1, textField);
    checkRequired('licences.scope', licence.scope, 1, textField);
  }
}

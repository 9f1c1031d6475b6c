import type { UpdateCompanyInput } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { checkForm, checkLength, checkLine, checkRequired } from '../check-text';
import { refuse } from '../refuse';

const { company } = limits;

type Details = Omit<UpdateCompanyInput, 'id' | 'expectedVersion' | 'owner' | 'active' | 'approved'>;

export function checkName(name: string | null | undefined): void {
  checkRequired('name', name, company.name.shortest, company.name.longest);
}

/** Lengths and forms of everything a company may say of itself, except its name. */
export function checkDetails(details: Details): void {
  checkLength('description', details.description, company.description);
  checkLength('terms', details.terms, company.terms);
  checkLine('address', details.address, company.addressField);
  checkLine('address2', details.address2, company.addressField);
  checkLine('city', details.city, company.addressField);
  checkLine('province', details.province, company.addressField);
  checkLine('postal', details.postal, company.postal);
  checkLength('website', details.website, company.website);
  checkForm('country', details.country, '^[A-Z]{2}$');
  checkForm('phone', details.phone, '^\\+[1-9][0-9]{6,14}$');
  checkForm('website', details.website, '^https?://.+$');
  checkImages(details.image ?? []);
}

function checkImages(keys: readonly string[]): void {
  if (keys.length > company.images) refuse('input.too-long', { field: 'image', limit: company.images });
  for (const key of keys) checkRequired('image', key, 1, company.imageKey);
}

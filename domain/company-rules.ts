import * as v from 'valibot';
import type { CompanyDecisionInput, CreateCompanyInput, UpdateCompanyInput } from './generated/types';
import { maxLengthCode } from './form-messages';
import { limits } from './limits';
import { rulesFor } from './rules-for';
import {
  optionalCountry,
  optionalFormat,
  optionalLongText,
  optionalText,
  requiredLongText,
  requiredText,
} from './text-rules';

const { company } = limits;

/** E.164: a plus, a country code, at most 15 digits in all. */
const phoneForm = /^\+[1-9]\d{6,14}$/;
/** An address that a page may link to. */
const websiteForm = /^https?:\/\/[^\s/]+\.[^\s]+$/;

const details = {
  description: optionalLongText(company.description),
  terms: optionalLongText(company.terms),
  image: v.nullish(
    v.pipe(
      v.array(requiredText({ longest: company.imageKey }), 'format'),
      v.maxLength(company.images, 'length'),
    ),
  ),
  address: optionalText(company.addressField),
  address2: optionalText(company.addressField),
  city: optionalText(company.addressField),
  province: optionalText(company.addressField),
  country: optionalCountry,
  postal: optionalText(company.postal),
  phone: optionalFormat(16, phoneForm),
  website: optionalFormat(company.website, websiteForm),
};

const name = requiredText(company.name);
const version = v.pipe(v.number('number'), v.integer('integer'), v.minValue(1, 'format'));
const kind = v.picklist(['PROVIDER', 'OPERATOR'], 'choose');

const creation = {
  owner: v.nullish(v.pipe(v.string('format'), v.maxLength(limits.sub, maxLengthCode(limits.sub)))),
  active: v.nullish(v.literal(false, 'format')),
  approved: v.nullish(v.literal(false, 'format')),
  name,
  ...details,
};

/** A draft may do without a kind. */
export const createCompanyRules = rulesFor<CreateCompanyInput>()({ ...creation, kind: v.nullish(kind) });

/** A company that is about to be submitted. */
export const applicationRules = rulesFor<CreateCompanyInput>()({ ...creation, kind });

/** Here a name left out stays as it is; a name cannot be cleared. */
export const updateCompanyRules = rulesFor<UpdateCompanyInput>()({
  id: v.pipe(v.string('required'), v.nonEmpty('required')),
  expectedVersion: v.nullish(version),
  owner: v.optional(v.string('format')),
  active: v.optional(v.boolean('format')),
  approved: v.optional(v.boolean('format')),
  name: v.optional(name),
  ...details,
});

export const companyDecisionRules = rulesFor<CompanyDecisionInput>()({
  id: v.pipe(v.string('required'), v.nonEmpty('required')),
  expectedVersion: version,
  reason: requiredLongText(company.reviewNote),
});

import * as v from 'valibot';
import type { CasinoDecisionInput, CreateCasinoInput, UpdateCasinoInput } from './generated/types';
import { limits } from './limits';
import { rulesFor } from './rules-for';
import { countryItem, optionalFormat, optionalText, requiredLongText, requiredText } from './text-rules';

const { casino } = limits;

/** An address that a page may link to. */
const licenceUrlForm = /^https:\/\/[^\s/]+\.[^\s]+$/;

const name = requiredText(casino.name);
const jurisdiction = v.picklist(['DEMO', 'MGA', 'UKGC', 'CURACAO', 'OTHER'], 'choose');

const details = {
  licenceNumber: optionalText(casino.licenceNumber),
  licenceUrl: optionalFormat(casino.licenceUrl, licenceUrlForm),
  licenceExpires: v.nullish(
    v.pipe(
      v.string('format'),
      v.check((text) => text === '' || v.is(v.pipe(v.string(), v.isoDate()), text), 'format'),
      v.transform((text) => (text === '' ? null : text)),
    ),
  ),
  minAge: v.nullish(
    v.pipe(
      v.number('number'),
      v.integer('integer'),
      v.minValue(casino.minAge.smallest, 'format'),
      v.maxValue(casino.minAge.largest, 'format'),
    ),
  ),
  blockedCountries: v.nullish(
    v.pipe(v.array(countryItem, 'format'), v.maxLength(casino.blockedCountries, 'length')),
  ),
};

const id = v.pipe(v.string('required'), v.nonEmpty('required'));
const version = v.pipe(v.number('number'), v.integer('integer'), v.minValue(1, 'format'));

export const createCasinoRules = rulesFor<CreateCasinoInput>()({
  companyId: id,
  name,
  jurisdiction,
  ...details,
});

/** Here a name or jurisdiction left out stays as it is; neither can be cleared. */
export const updateCasinoRules = rulesFor<UpdateCasinoInput>()({
  id,
  expectedVersion: version,
  name: v.optional(name),
  jurisdiction: v.optional(jurisdiction),
  ...details,
});

export const casinoDecisionRules = rulesFor<CasinoDecisionInput>()({
  id,
  expectedVersion: version,
  reason: requiredLongText(casino.reviewNote),
});

import * as v from 'valibot';
import { maxLengthCode, rangeCode } from '../text/form-messages';
import type {
  BrandUserDecisionInput,
  BrandUserLevelInput,
  BrandUserTierInput,
  JoinBrandInput,
} from '../generated/types';
import { limits } from '../limits';
import { rulesFor } from '../rules-for';
import { requiredCountry, requiredLongText, requiredText } from '../text/text-rules';

const { brandUser } = limits;

const id = v.pipe(v.string('required'), v.nonEmpty('required'));

/** Identifies a player of a brand, in the version that the caller last read. */
const named = {
  brandId: id,
  userId: v.pipe(id, v.maxLength(limits.sub, maxLengthCode(limits.sub))),
  expectedVersion: v.pipe(v.number('number'), v.integer('integer'), v.minValue(1, 'format')),
};

export const joinBrandRules = rulesFor<JoinBrandInput>()({
  brandId: id,
  displayName: requiredText(brandUser.displayName),
  country: requiredCountry,
  ofAge: v.literal(true, 'confirm'),
  termsVersion: id,
});

export const brandUserLevelRules = rulesFor<BrandUserLevelInput>()({
  ...named,
  level: v.picklist(['PLAYER', 'SUPPORT', 'ADMIN'], 'choose'),
});

export const brandUserTierRules = rulesFor<BrandUserTierInput>()({
  ...named,
  tier: v.pipe(
    v.number('number'),
    v.integer('integer'),
    v.minValue(0, rangeCode(0, brandUser.tier)),
    v.maxValue(brandUser.tier, rangeCode(0, brandUser.tier)),
  ),
});

export const brandUserDecisionRules = rulesFor<BrandUserDecisionInput>()({
  ...named,
  reason: requiredLongText(brandUser.statusReason),
});

import * as v from 'valibot';
import type { JoinBrandInput } from '../generated/types';
import { limits } from '../limits';
import { rulesFor } from '../rules-for';
import { requiredCountry, requiredText } from '../text/text-rules';

const { brandUser } = limits;

const id = v.pipe(v.string('required'), v.nonEmpty('required'));

export const joinBrandRules = rulesFor<JoinBrandInput>()({
  brandId: id,
  displayName: requiredText(brandUser.displayName),
  country: requiredCountry,
  ofAge: v.literal(true, 'confirm'),
  termsVersion: id,
});

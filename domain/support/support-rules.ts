import * as v from 'valibot';
import { rulesOf } from '../fields/rules-of';
import type { AnswerSupportRequestInput, CreateSupportRequestInput } from '../generated/types';
import { limits } from '../limits';
import { rulesFor } from '../rules-for';
import { requiredLongText } from '../text/text-rules';
import { supportFields } from './support-fields';

/** Rules for a user's request, without an address, because the account has one. */
export const userRequestRules = rulesOf<CreateSupportRequestInput>(supportFields, 'create');

/** Rules for a guest's request, which also needs an address. */
export const guestRequestRules = rulesOf<CreateSupportRequestInput>(
  { ...supportFields, email: { ...supportFields.email, required: true } },
  'create',
);

export const supportAnswerRules = rulesFor<AnswerSupportRequestInput>()({
  id: v.pipe(v.string('required'), v.nonEmpty('required')),
  expectedVersion: v.pipe(v.number('number'), v.integer('integer'), v.minValue(1, 'format')),
  text: requiredLongText(limits.support.text),
});

import * as v from 'valibot';
import { casinoFields } from './casino-fields';
import { rulesOf } from '../fields/rules-of';
import type { CasinoDecisionInput, CreateCasinoInput, UpdateCasinoInput } from '../generated/types';
import { limits } from '../limits';
import { rulesFor } from '../rules-for';
import { requiredLongText } from '../text/text-rules';

export const createCasinoRules = rulesOf<CreateCasinoInput>(casinoFields, 'create');

/** An update keeps an omitted name or jurisdiction. Neither can be cleared. */
export const updateCasinoRules = rulesOf<UpdateCasinoInput>(casinoFields, 'update');

export const casinoDecisionRules = rulesFor<CasinoDecisionInput>()({
  id: v.pipe(v.string('required'), v.nonEmpty('required')),
  expectedVersion: v.pipe(v.number('number'), v.integer('integer'), v.minValue(1, 'format')),
  reason: requiredLongText(limits.casino.reviewNote),
});

import { casinoFields } from './casino-fields';
import { rulesOf } from '../fields/rules-of';
import type { CreateCasinoInput, UpdateCasinoInput } from '../generated/types';

export const createCasinoRules = rulesOf<CreateCasinoInput>(casinoFields, 'create');

/** An update keeps an omitted name or jurisdiction. Neither can be cleared. */
export const updateCasinoRules = rulesOf<UpdateCasinoInput>(casinoFields, 'update');

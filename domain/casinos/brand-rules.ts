import { brandFields } from './brand-fields';
import { rulesOf } from '../fields/rules-of';
import type { CreateBrandInput, UpdateBrandInput } from '../generated/types';

export const createBrandRules = rulesOf<CreateBrandInput>(brandFields, 'create');

/** Here what is left out stays as it is; a name or theme cannot be cleared, and cleared play rules are the standard. */
export const updateBrandRules = rulesOf<UpdateBrandInput>(brandFields, 'update');

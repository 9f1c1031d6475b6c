import { brandFields } from './brand-fields';
import { rulesOf } from '../fields/rules-of';
import type { CreateBrandInput, UpdateBrandInput } from '../generated/types';

export const createBrandRules = rulesOf<CreateBrandInput>(brandFields, 'create');

/**
 * An update keeps omitted fields. The name and the theme cannot be cleared. Cleared play rules get their
 * defaults.
 */
export const updateBrandRules = rulesOf<UpdateBrandInput>(brandFields, 'update');

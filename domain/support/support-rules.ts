import { rulesOf } from '../fields/rules-of';
import type { CreateSupportRequestInput } from '../generated/types';
import { supportFields } from './support-fields';

/** A request of a user, who has an address. */
export const userRequestRules = rulesOf<CreateSupportRequestInput>(supportFields, 'create');

/** A request of a guest: it also needs an address. */
export const guestRequestRules = rulesOf<CreateSupportRequestInput>(
  { ...supportFields, email: { ...supportFields.email, required: true } },
  'create',
);

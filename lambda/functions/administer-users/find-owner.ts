import { guard } from '#domain/guard';
import type { UserDirectory } from '#lambda/services/directory/user-directory';
import { Refusal } from '#lambda/runtime/refusal';

/** The future owner of a new company. The user must be named by `sub`. Refuses `user.missing`. */
export const findOwner =
  ({ directory }: { readonly directory: UserDirectory }) =>
  async ({ owner }: { readonly owner: string }): Promise<{ readonly sub: string }> => {
    const found = await directory.find(owner);
    if (!guard('company.owner-exists', found?.sub === owner))
      throw new Refusal('user.missing', { field: 'owner' });
    return { sub: owner };
  };

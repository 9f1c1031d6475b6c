import { maxLength, minLength, object, pipe, safeParse, string } from 'valibot';
import type { Clock } from '#lambda/runtime/clock';
import { grantGroup } from '#lambda/services/directory/grant-group';
import type { UserDirectory } from '#lambda/services/directory/user-directory';
import { Refusal } from '#lambda/runtime/refusal';
import type { RightsStore } from '#lambda/stores/users/rights-store';

const schema = object({ email: pipe(string(), minLength(3), maxLength(128)) });

interface Needs {
  readonly directory: UserDirectory;
  readonly rights: RightsStore;
  readonly clock: Clock;
}

export function parseRequest(event: unknown): { readonly email: string } {
  const { success, output } = safeParse(schema, event);
  if (!success) throw new Refusal('input.invalid', { field: 'email' });
  return output;
}

/** Makes a user an admin. Only operators of the AWS account can invoke this function. Idempotent. */
export const grantAdmin =
  (needs: Needs) =>
  async ({ email }: { readonly email: string }) => {
    const user = await needs.directory.find(email);
    if (!user) throw new Refusal('user.missing');
    await grantGroup(needs)(user, 'ADMINS');
    return { sub: user.sub, groups: await needs.directory.groupsOf(user.sub) };
  };

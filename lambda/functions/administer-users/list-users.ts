import type { UserGroup } from '#domain/generated/types';
import type { UserDirectory } from '#lambda/directory/user-directory';
import { listed } from '#lambda/functions/administer-users/listed-user';

interface Page {
  readonly group?: UserGroup | null;
  readonly limit: number;
  readonly nextToken?: string | null;
  readonly emailPrefix?: string | null;
}

/** A page that is filtered by both group and e-mail address can be short although `nextToken` is set. */
export const listUsers =
  ({ directory }: { readonly directory: UserDirectory }) =>
  async ({ group, limit, nextToken, emailPrefix }: Page) => {
    const prefix = emailPrefix?.toLowerCase();
    const at = { limit, ...(nextToken ? { nextToken } : {}) };
    const page = group
      ? await directory.listMembers({ ...at, group })
      : await directory.list({ ...at, ...(prefix ? { emailPrefix: prefix } : {}) });
    const users =
      group && prefix ? page.users.filter(({ email }) => email.toLowerCase().startsWith(prefix)) : page.users;
    return {
      items: await Promise.all(users.map((user) => listed(directory, user))),
      nextToken: page.nextToken,
    };
  };

import { eachAtOnce } from '#lambda/runtime/at-once';
import type { UserDirectory } from '#lambda/services/directory/user-directory';

/** The user pool allows 120 requests per second. */
const atOnce = 10;

/** The e-mail addresses of users by `sub`, for a page of audit events. Deleted users are missing. */
export const namesOfUsers =
  ({ directory }: { readonly directory: Pick<UserDirectory, 'find'> }) =>
  async ({ subs }: { readonly subs: readonly string[] }): Promise<Readonly<Record<string, string>>> => {
    const names: Record<string, string> = {};
    await eachAtOnce(subs, atOnce, async (sub) => {
      const found = await directory.find(sub);
      if (found?.sub === sub) names[sub] = found.email;
    });
    return names;
  };

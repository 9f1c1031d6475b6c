import { limits } from '#domain/limits';
import type { UserDirectory } from '#lambda/services/directory/user-directory';
import type { AdminRegisterStore } from '#lambda/stores/users/admin-register-store';

interface Needs {
  readonly directory: Pick<UserDirectory, 'listMembers'>;
  readonly register: AdminRegisterStore;
}

/**
 * Updates the register of admins from the group ADMINS. The two differ after an admin deletes the account
 * with the Cognito API, which sends no event to NovaLink.
 */
export const reconcileAdmins =
  ({ directory, register }: Needs) =>
  async (): Promise<{ readonly admins: number }> => {
    const seen = await register.read();
    const subs = await everyAdmin(directory);
    const right = seen.count === subs.length && subs.every((sub) => seen.subs.includes(sub));
    if (!right && !(await register.correct(seen, subs)))
      throw new Error('The register of admins changed meanwhile. The next run retries.');
    return { admins: subs.length };
  };

async function everyAdmin(directory: Needs['directory']): Promise<readonly string[]> {
  const subs: string[] = [];
  let nextToken: string | null = null;
  do {
    const page = await directory.listMembers({
      group: 'ADMINS',
      limit: limits.userPage.largest,
      ...(nextToken === null ? {} : { nextToken }),
    });
    subs.push(...page.users.map(({ sub }) => sub));
    nextToken = page.nextToken;
  } while (nextToken !== null);
  return subs;
}

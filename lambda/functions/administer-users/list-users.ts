import type { UserGroup } from '#domain/generated/types';
import type { UserDirectory } from '#lambda/services/directory/user-directory';
import { foldedText } from '#domain/search/search-words';
import { listed } from '#lambda/functions/administer-users/listed-user';

interface Page {
  readonly group?: UserGroup | null;
  readonly limit: number;
  readonly nextToken?: string | null;
  readonly emailPrefix?: string | null;
  readonly emailPart?: string | null;
}

/** A request for a part of an address reads at most this many pages of the user pool. */
const mostPages = 10;

/**
 * A page that is filtered by group and e-mail address, or by a part of the address, can be short or empty although
 * `nextToken` is set. The user pool finds only the beginning of an address, so for a part, pages are read until one
 * has a match.
 */
export const listUsers =
  ({ directory }: { readonly directory: UserDirectory }) =>
  async ({ group, limit, nextToken, emailPrefix, emailPart }: Page) => {
    const prefix = emailPrefix?.toLowerCase() ?? '';
    const part = textOf(emailPart ?? '');
    const pageFrom = (token: string | null | undefined) => {
      const at = { limit, ...(token ? { nextToken: token } : {}) };
      return group
        ? directory.listMembers({ ...at, group })
        : directory.list({ ...at, ...(prefix && { emailPrefix: prefix }) });
    };
    const isWanted = ({ email }: { readonly email: string }) =>
      email.toLowerCase().startsWith(prefix) && textOf(email).includes(part);
    let page = await pageFrom(nextToken);
    let users = page.users.filter(isWanted);
    for (let read = 1; part && users.length === 0 && page.nextToken && read < mostPages; read += 1) {
      page = await pageFrom(page.nextToken);
      users = page.users.filter(isWanted);
    }
    return {
      items: await Promise.all(users.map((user) => listed(directory, user))),
      nextToken: page.nextToken,
    };
  };

const textOf = (text: string) => foldedText(text.normalize('NFKD')).trim();

import type { UserGroup } from '#domain/generated/types';
import type { DirectoryUser, UserDirectory } from '#lambda/services/directory/user-directory';

/** An in-memory user pool with the groups of its users. */
export function rememberingDirectory() {
  const users = new Map<string, DirectoryUser & { groups: Set<UserGroup>; signedOut: number }>();
  const of = (sub: string) => users.get(sub);
  const page = (found: readonly DirectoryUser[], limit: number, nextToken = '0') => {
    const start = Number(nextToken);
    const end = start + limit;
    return { users: found.slice(start, end), nextToken: end < found.length ? `${end}` : null };
  };
  const directory: UserDirectory = {
    find: (username) =>
      Promise.resolve(
        of(username) ?? [...users.values()].find(({ email }) => email === username.toLowerCase()),
      ),
    groupsOf: (sub) => Promise.resolve([...(of(sub)?.groups ?? [])]),
    join: (sub, group) => Promise.resolve(of(sub)?.groups.add(group) !== undefined),
    leave: (sub, group) => {
      of(sub)?.groups.delete(group);
      return Promise.resolve();
    },
    signOutEverywhere: (sub) => {
      const user = of(sub);
      if (user) user.signedOut += 1;
      return Promise.resolve();
    },
    remove: (sub) => {
      users.delete(sub);
      return Promise.resolve();
    },
    list: ({ emailPrefix = '', limit, nextToken }) =>
      Promise.resolve(
        page(
          [...users.values()].filter(({ email }) => email.startsWith(emailPrefix)),
          limit,
          nextToken,
        ),
      ),
    listMembers: ({ group, limit, nextToken }) =>
      Promise.resolve(
        page(
          [...users.values()].filter(({ groups }) => groups.has(group)),
          limit,
          nextToken,
        ),
      ),
  };
  return {
    directory,
    signUp: (name: string, ...groups: UserGroup[]): DirectoryUser => {
      const user = {
        sub: crypto.randomUUID(),
        email: `${name}@novalink.test`,
        status: 'CONFIRMED',
        enabled: true,
        createdAt: '2026-11-01T10:00:00.000Z',
      };
      users.set(user.sub, { ...user, groups: new Set(groups), signedOut: 0 });
      return user;
    },
    timesSignedOut: (sub: string) => of(sub)?.signedOut,
  };
}

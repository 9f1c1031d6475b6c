import type { UserGroup } from '#domain/generated/types';
import type { Person, UserDirectory } from '#lambda/directory/user-directory';

/** An in-memory user pool with the groups of its users. */
export function rememberingDirectory() {
  const people = new Map<string, Person & { groups: Set<UserGroup>; signedOut: number }>();
  const of = (sub: string) => people.get(sub);
  const page = (found: readonly Person[], limit: number, nextToken = '0') => {
    const start = Number(nextToken);
    const end = start + limit;
    return { people: found.slice(start, end), nextToken: end < found.length ? `${end}` : null };
  };
  const directory: UserDirectory = {
    find: (username) =>
      Promise.resolve(
        of(username) ?? [...people.values()].find(({ email }) => email === username.toLowerCase()),
      ),
    groupsOf: (sub) => Promise.resolve([...(of(sub)?.groups ?? [])]),
    join: (sub, group) => Promise.resolve(of(sub)?.groups.add(group) !== undefined),
    leave: (sub, group) => {
      of(sub)?.groups.delete(group);
      return Promise.resolve();
    },
    signOutEverywhere: (sub) => {
      const person = of(sub);
      if (person) person.signedOut += 1;
      return Promise.resolve();
    },
    remove: (sub) => {
      people.delete(sub);
      return Promise.resolve();
    },
    list: ({ emailPrefix = '', limit, nextToken }) =>
      Promise.resolve(
        page(
          [...people.values()].filter(({ email }) => email.startsWith(emailPrefix)),
          limit,
          nextToken,
        ),
      ),
    listMembers: ({ group, limit, nextToken }) =>
      Promise.resolve(
        page(
          [...people.values()].filter(({ groups }) => groups.has(group)),
          limit,
          nextToken,
        ),
      ),
  };
  return {
    directory,
    signUp: (name: string, ...groups: UserGroup[]): Person => {
      const person = {
        sub: crypto.randomUUID(),
        email: `${name}@novalink.test`,
        status: 'CONFIRMED',
        enabled: true,
        createdAt: '2026-11-01T10:00:00.000Z',
      };
      people.set(person.sub, { ...person, groups: new Set(groups), signedOut: 0 });
      return person;
    },
    timesSignedOut: (sub: string) => of(sub)?.signedOut,
  };
}

import type { Storage } from '#local/platform/storage';
import type { User } from './user';

/** The people of one pool. */
export interface Users {
  /** By sub, or by e-mail address, as every `Username` of the API may be. */
  find(username: string): User | undefined;
  findByEmail(email: string): User | undefined;
  put(user: User): void;
  remove(user: User): void;
  /** All of them, in the order of their subs. */
  all(): User[];
}

export function openUsers(storage: Storage, poolId: string, caseSensitive: boolean): Users {
  const documents = storage.documents<User>(`cognito-idp/${poolId}/users`);
  const spelled = (email: string) => (caseSensitive ? email : email.toLowerCase());
  const subsByEmail = new Map<string, string>();
  const index = ({ attributes: { email }, username }: User) => {
    if (email !== undefined) subsByEmail.set(spelled(email), username);
  };
  const forget = ({ attributes: { email } }: User) => {
    if (email !== undefined) subsByEmail.delete(spelled(email));
  };
  for (const [, user] of documents.entries()) index(user);

  const findByEmail = (email: string) => {
    const sub = subsByEmail.get(spelled(email));
    return sub === undefined ? undefined : documents.get(sub);
  };
  return {
    find: (username) => documents.get(username) ?? findByEmail(username),
    findByEmail,
    put(user) {
      const before = documents.get(user.username);
      if (before) forget(before);
      documents.put(user.username, user);
      index(user);
    },
    remove(user) {
      documents.delete(user.username);
      forget(user);
    },
    all: () => documents.entries().map(([, user]) => user),
  };
}

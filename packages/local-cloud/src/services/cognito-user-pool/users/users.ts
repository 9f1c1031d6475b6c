import type { Storage } from '#local/platform/storage';
import type { User } from './user';

/** The users of one pool. */
export interface Users {
  /** Finds a user by sub or e-mail address. Every `Username` in the API can be either. */
  find(username: string): User | undefined;
  findByEmail(email: string): User | undefined;
  put(user: User): void;
  remove(user: User): void;
  /** All users, sorted by sub. */
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

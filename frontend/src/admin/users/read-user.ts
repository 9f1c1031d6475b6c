import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { usePlatform } from '../../platform/platform';
import { usersKey } from './users-key';
import { userRule } from './user';

const readUser = operation(/* GraphQL */ `
  query ReadUser($username: String!) {
    getUser(username: $username)
  }
`);

const listUserHistory = operation(/* GraphQL */ `
  query ListUserHistory($sub: ID!, $nextToken: String) {
    listUserHistory(sub: $sub, nextToken: $nextToken) {
      items {
        id
        at
        action
        actor
        reason
        changes
      }
      nextToken
    }
  }
`);

const listCompanies = operation(/* GraphQL */ `
  query ListCompaniesOfOwner($owner: ID, $nextToken: String) {
    listCompanies(owner: $owner, nextToken: $nextToken) {
      items {
        id
        name
        kind
        status
        createdAt
      }
      nextToken
    }
  }
`);

/** One user by their `sub`. */
export const useUser = (sub: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...usersKey, 'one', sub],
    queryFn: async () => v.parse(userRule, JSON.parse((await api.send(readUser, { username: sub })).getUser)),
  });
};

/** The history of a user's groups, newest first. */
export const useUserHistory = (sub: string) =>
  useConnection({
    operation: listUserHistory,
    key: [...usersKey, 'history', sub],
    variables: { sub },
    connectionIn: (answer) => answer.listUserHistory,
    idOf: ({ id }) => id,
  });

/** The companies that a user owns, newest first. */
export const useUserCompanies = (owner: string) =>
  useConnection({
    operation: listCompanies,
    key: ['companies', 'of', owner],
    variables: { owner },
    connectionIn: (answer) => answer.listCompanies,
    idOf: ({ id }) => id,
  });

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { usersKey } from '../../admin/users/users-key';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const findUsers = operation(/* GraphQL */ `
  mutation FindUsers($emailPrefix: String!) {
    listUsers(limit: 5, emailPrefix: $emailPrefix)
  }
`);

const pageRule = v.object({ items: v.array(v.object({ sub: v.string(), email: v.string() })) });
const listRule = v.object({ pages: v.array(pageRule) });
type FoundUser = v.InferOutput<typeof pageRule>['items'][number];

const shortest = 2;
const most = 5;

/** Users whose e-mail address begins with the text, and loaded users whose address contains it. */
export const useUsersByEmail = (typed: string, isAdmin: boolean) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const text = typed.trim().toLowerCase();
  const isAsked = isAdmin && text.length >= shortest && !/\s/.test(text);
  const answer = useQuery({
    queryKey: ['found-users', text],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { listUsers } = await api.send(findUsers, { emailPrefix: text }, { signal });
      return v.parse(pageRule, JSON.parse(listUsers)).items;
    },
  });
  const read = queries.getQueriesData({ queryKey: usersKey }).flatMap(([, list]) => usersIn(list));
  const users = isAsked ? [...(answer.data ?? []), ...read] : [];
  const found = users.filter(({ email }) => email.toLowerCase().includes(text));
  return {
    users: [...new Map(found.map((user) => [user.sub, user])).values()].slice(0, most),
    isFetching: isAsked && answer.isFetching,
    error: isAsked ? answer.error : null,
    refetch: answer.refetch,
  };
};

const usersIn = (list: unknown): readonly FoundUser[] => {
  const read = v.safeParse(listRule, list);
  return read.success ? read.output.pages.flatMap(({ items }) => items) : [];
};

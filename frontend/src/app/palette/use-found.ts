import { limits } from '#domain/limits';
import { useOnline } from '../../platform/page/use-online';
import { useSession, usePlatform } from '../../platform/platform';
import { useSettled } from '../../ui/use-settled';
import { hasWords, typedWords } from './command';
import type { FoundEntity } from './entity-commands';
import { useUsersByEmail } from './search-users';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';

export interface Found {
  readonly entities: readonly FoundEntity[];
  readonly state: 'idle' | 'searching' | 'done' | 'offline' | 'failed';
  readonly error: Error | null;
  readonly retry: () => void;
}

const pauseMs = 150;

/** The results of the server and of the loaded lists for the text, after the user pauses typing. */
export function useFound(text: string): Found {
  const groups = useSession()?.groups ?? [];
  const online = useOnline();
  const typed = useSettled(text, pauseMs);
  const labels = typedWords(typed).slice(0, limits.search.words);
  const names = useNames(labels.join(' '));
  const people = useUsersByEmail(typed, groups.includes('ADMINS'));
  const now = typedWords(text);
  // While a longer text is requested, matching results of the shorter text stay visible.
  const hits = (labels.length > 0 ? (names.data ?? []) : []).filter(
    ({ name }) => !names.isPlaceholderData || hasWords(name, now),
  );
  const users = people.users.map(({ sub, email }) => ({
    ...({ kind: 'USER', id: sub, name: email } as const),
    ...{ companyName: null, casinoId: null, own: false },
  }));
  const error = (labels.length > 0 ? names.error : null) ?? people.error;
  return {
    entities: now.length > 0 ? [...hits, ...users] : [],
    state: stateOf(),
    error,
    retry: () => {
      void names.refetch();
      if (people.error) void people.refetch();
    },
  };

  function stateOf(): Found['state'] {
    if (now.length === 0) return 'idle';
    if (!online) return 'offline';
    if (typed !== text || names.isFetching || people.isFetching) return 'searching';
    return error ? 'failed' : 'done';
  }
}

const search = operation(/* GraphQL */ `
  query Search($text: String!) {
    search(text: $text) {
      kind
      id
      name
      status
      companyName
      casinoId
      own
    }
  }
`);

/** Companies, games, casinos and brands by words of their names. Without a word, nothing is requested. */
const useNames = (text: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['search', text],
    enabled: text !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await api.send(search, { text }, { signal })).search,
  });
};

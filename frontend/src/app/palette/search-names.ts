import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

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
export const useNames = (text: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['search', text],
    enabled: text !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await api.send(search, { text }, { signal })).search,
  });
};

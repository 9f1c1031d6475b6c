import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ImageFile } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { operation } from '../../platform/api/operation';
import { usePlatform, useSession } from '../../platform/platform';

const getImages = operation(/* GraphQL */ `
  query GetImages($keys: [String!]!) {
    getImages(keys: $keys) {
      key
      name
      mime
      bytes
      width
      height
      checkedAt
    }
  }
`);

/**
 * Names, types and dimensions of images by their keys, in the order of `keys`; `readAt` is the time of the
 * list.
 */
export const useImageDetails = (keys: readonly string[], readAt: number) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const sub = useSession()?.sub;
  const folder = ['image-details', sub];
  const details = useQuery({
    queryKey: [...folder, readAt, keys],
    enabled: keys.length > 0,
    // The details of an image never change, so only unknown images are requested.
    queryFn: async () => {
      const earlier = queries.getQueriesData<readonly ImageFile[]>({ queryKey: folder });
      const known = new Map(earlier.flatMap(([, files = []]) => files).map((file) => [file.key, file]));
      const missing = keys.filter((key) => !known.has(key));
      for (let from = 0; from < missing.length; from += limits.upload.details) {
        const page = await api.send(getImages, { keys: missing.slice(from, from + limits.upload.details) });
        for (const file of page.getImages) known.set(file.key, file);
      }
      return keys.flatMap((key) => known.get(key) ?? []);
    },
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  const byKey = useMemo(() => new Map((details.data ?? []).map((file) => [file.key, file])), [details.data]);
  return {
    byKey,
    isReading: details.isFetching,
    error: details.error,
    refetch: () => void details.refetch(),
  };
};

import { type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { usePlatform, useSession } from '../../platform/platform';

const ownImagesKey = ['own-images'];

/** The signed-in person's folder of the image library, in pages of a thousand, newest first within what is read. */
export const useOwnImages = () => {
  const { storage } = usePlatform();
  const sub = useSession()?.sub;
  const query = useInfiniteQuery({
    queryKey: [...ownImagesKey, sub],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => storage.images.list('own', pageParam),
    getNextPageParam: ({ nextToken }) => nextToken,
  });
  // Keys begin with the time they were made at, and S3 lists them in order.
  return { ...query, images: query.data?.pages.flatMap(({ files }) => files).toReversed() };
};

export const refreshOwnImages = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: ownImagesKey });

export const useRemoveImage = () => {
  const { storage } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (key: string) => storage.images.remove(key),
    onSettled: () => refreshOwnImages(queries),
  });
};

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PagedList } from '../../platform/api/paged-list';
import { usePages } from '../../platform/api/use-pages';
import { usePlatform, useSession } from '../../platform/platform';
import type { KeptFile } from '../../platform/storage/storage';

const ownImagesKey = ['own-images'];

/** The user's folder of the image library, in pages of a thousand, newest first within the loaded images. */
export const useOwnImages = (): PagedList<KeptFile> => {
  const { storage } = usePlatform();
  const sub = useSession()?.sub;
  const images = usePages({
    key: [...ownImagesKey, sub],
    readPage: async (token) => {
      const { files, nextToken = null } = await storage.images.list('own', token);
      return { items: files, nextToken };
    },
    idOf: ({ key }) => key,
  });
  // Keys begin with the time of creation, and S3 lists them in this order.
  return { ...images, items: images.items?.toReversed() };
};

export const refreshOwnImages = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: ownImagesKey });

/** The number of images that are removed at a time. */
const mostAtOnce = 5;

/** Removes images. Resolves with the errors by the key of each remaining image. */
export const useRemoveImages = () => {
  const { storage } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (keys: readonly string[]): Promise<ReadonlyMap<string, unknown>> => {
      const failures = new Map<string, unknown>();
      const waiting = [...keys];
      const removeNext = async (): Promise<void> => {
        const key = waiting.shift();
        if (key === undefined) return;
        await storage.images.remove(key).catch((error: unknown) => failures.set(key, error));
        await removeNext();
      };
      await Promise.all(Array.from({ length: mostAtOnce }, removeNext));
      return failures;
    },
    onSettled: () => refreshOwnImages(queries),
  });
};

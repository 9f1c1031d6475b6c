import type { ImageFile } from '#domain/generated/types';
import type { KeptFile } from '../../platform/storage/storage';
import { nameOrId } from '../../ui/named-id';
import { imageName } from '../../parts/images/image-name';
import type { ImageUse } from './uses-in';

/** An image in the library. */
export interface LibraryImage extends KeptFile {
  /** The original file name. If it cannot be read, a name from the key. */
  readonly name: string;
  /** Undefined until loaded. */
  readonly details: ImageFile | undefined;
  /** Undefined until loaded. */
  readonly uses: readonly ImageUse[] | undefined;
}

export const imageSorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  size: 'Largest first',
} as const;
export type ImageSort = keyof typeof imageSorts;

export interface LibraryView {
  readonly search: string;
  readonly unused: boolean;
  readonly sort: ImageSort;
}

export const libraryImage = (
  file: KeptFile,
  details: { readonly byKey: ReadonlyMap<string, ImageFile>; readonly isReading: boolean },
  uses: ReadonlyMap<string, readonly ImageUse[]> | undefined,
): LibraryImage => ({
  ...file,
  name: nameOrId(
    imageName(file.key),
    details.byKey.get(file.key)?.name ?? (details.isReading ? undefined : null),
  ),
  details: details.byKey.get(file.key),
  uses: uses === undefined ? undefined : (uses.get(file.key) ?? []),
});

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Files are uploaded in the order of their keys. */
const orders: Record<ImageSort, (one: LibraryImage, other: LibraryImage) => number> = {
  newest: (one, other) => compare(other.key, one.key),
  oldest: (one, other) => compare(one.key, other.key),
  name: (one, other) => byName.compare(one.name, other.name) || compare(other.key, one.key),
  size: (one, other) => other.bytes - one.bytes || compare(other.key, one.key),
};

const compare = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Ignores case and accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The images whose names contain every word of the search, in the selected order. */
export const shownImages = (
  images: readonly LibraryImage[],
  { search, unused, sort }: LibraryView,
): readonly LibraryImage[] => {
  const labels = plain(search).split(/\s+/u).filter(Boolean);
  return images
    .filter(({ name }) => labels.every((word) => plain(name).includes(word)))
    .filter(({ uses }) => !unused || uses?.length === 0)
    .toSorted(orders[sort]);
};

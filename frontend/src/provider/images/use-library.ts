import { useMemo, useState } from 'react';
import { useImageDetails } from '../../parts/images/image-details';
import { useImageUses } from './image-uses';
import { libraryImage, type LibraryView, shownImages } from './library-images';
import { useOwnImages } from '../../parts/images/own-images';

const start: LibraryView = { search: '', unused: false, sort: 'newest' };

/** The user's images with names, sizes and uses, and the images that are shown. */
export const useLibrary = () => {
  const files = useOwnImages();
  const [view, setView] = useState(start);
  const keys = useMemo(() => (files.items ?? []).map(({ key }) => key), [files.items]);
  const details = useImageDetails(keys, files.readAt);
  const { byKey, isReading } = details;
  const uses = useImageUses();
  const images = useMemo(
    () => (files.items ?? []).map((file) => libraryImage(file, { byKey, isReading }, uses.byKey)),
    [files.items, byKey, isReading, uses.byKey],
  );
  const shown = useMemo(() => shownImages(images, view), [images, view]);
  return {
    images,
    /** The list with only the shown items. */
    list: { ...files, items: files.items && shown, idOf: ({ key }: { readonly key: string }) => key },
    shown,
    view,
    setView,
    isNarrowed: view.search !== '' || view.unused,
    clear: () => setView({ ...start, sort: view.sort }),
    details,
    uses,
  };
};

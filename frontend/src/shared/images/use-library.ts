import { useMemo, useState } from 'react';
import { useImageDetails } from './image-details';
import { useImageUses } from './image-uses';
import { libraryImage, type LibraryView, shownImages } from './library-images';
import { useOwnImages } from './own-images';

const start: LibraryView = { search: '', unused: false, sort: 'newest' };

/** The person's images with their names, sizes and uses, and the part of them that is shown. */
export const useLibrary = () => {
  const files = useOwnImages();
  const [view, setView] = useState(start);
  const keys = useMemo(() => (files.items ?? []).map(({ key }) => key), [files.items]);
  const details = useImageDetails(keys, files.readAt);
  const uses = useImageUses();
  const images = useMemo(
    () => (files.items ?? []).map((file) => libraryImage(file, details.byKey, uses.byKey)),
    [files.items, details.byKey, uses.byKey],
  );
  const shown = useMemo(() => shownImages(images, view), [images, view]);
  return {
    images,
    /** As a list whose items are those that are shown. */
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

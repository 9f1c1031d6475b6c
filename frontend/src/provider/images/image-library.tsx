import { useRef, useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { List } from '../../parts/lists/list';
import { DeleteImagesDialog } from './delete-images-dialog';
import { ImagePanel } from './image-panel';
import { ImageTile } from './image-tile';
import { ImageUpload } from '../../parts/images/image-upload';
import type { LibraryImage } from './library-images';
import { LibraryTools } from './library-tools';
import { SelectionBar } from './selection-bar';
import { useImageSelection } from './use-image-selection';
import { useSelectionKeys } from './use-selection-keys';
import { useLibrary } from './use-library';

/** The user's own images: upload, search, details, links and deletion. */
export const ImageLibrary = () => {
  const library = useLibrary();
  const { list, shown, images, details, uses } = library;
  const selection = useImageSelection(shown.map(({ key }) => key));
  const gallery = useRef<HTMLDivElement>(null);
  useSelectionKeys(gallery, selection);
  const [openKey, setOpenKey] = useState<string>();
  const [doomed, setDoomed] = useState<readonly LibraryImage[]>([]);
  const open = images.find(({ key }) => key === openKey);

  return (
    <div className="grid gap-6">
      <ImageUpload hint="Anyone who can view an image can see its file name." />
      {details.error && (
        <Failure text={`Names and dimensions: ${sentenceFor(details.error)}`} onRetry={details.refetch} />
      )}
      {uses.error && (
        <Failure text={`Where images are used: ${sentenceFor(uses.error)}`} onRetry={uses.refetch} />
      )}
      {/* Always there, so that the images do not move when they are loaded. */}
      <LibraryTools view={library.view} onChange={library.setView} knowsUses={uses.byKey !== undefined} />
      <div ref={gallery} className="grid gap-4">
        {shown.length > 0 && (
          <SelectionBar
            selected={shown.filter(({ key }) => selection.selected.includes(key))}
            shown={shown.length}
            onSelectAll={selection.selectAll}
            onClear={selection.clear}
            onDelete={() => setDoomed(shown.filter(({ key }) => selection.selected.includes(key)))}
          />
        )}
        {list.state === 'loading' && <div aria-hidden className="h-14" />}
        <List
          label="Images"
          look="tiles"
          list={list}
          filter={
            library.isNarrowed
              ? {
                  title: 'No images found',
                  hint: 'No file name matches the search.',
                  onClear: library.clear,
                }
              : undefined
          }
          empty={
            <EmptyState title="No images yet">
              Upload images to use them in games and on company pages.
            </EmptyState>
          }
        >
          {(image) => (
            <ImageTile
              image={image}
              readAt={list.readAt}
              isSelected={selection.selected.includes(image.key)}
              onSelect={(isRange) => selection.toggle(image.key, isRange)}
              onOpen={() => setOpenKey(image.key)}
            />
          )}
        </List>
      </div>
      {open && doomed.length === 0 && (
        <ImagePanel image={open} onDelete={() => setDoomed([open])} onClose={() => setOpenKey(undefined)} />
      )}
      {doomed.length > 0 && <DeleteImagesDialog images={doomed} onClose={() => setDoomed([])} />}
    </div>
  );
};

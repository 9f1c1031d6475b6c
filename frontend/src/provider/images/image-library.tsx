import { useRef, useState, type RefObject, useEffect } from 'react';
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

/** The selected keys among the shown ones. A range starts at the last selected key. */
const useImageSelection = (shown: readonly string[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  // Actions do not apply to images that the search hides.
  const selected = shown.filter((key) => chosen.has(key));

  const rangeTo = (key: string): readonly string[] => {
    const [from, to] = [shown.indexOf(anchor ?? key), shown.indexOf(key)];
    return from === -1 ? [key] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  };
  return {
    selected,
    toggle: (key: string, isRange: boolean) => {
      const isChosen = chosen.has(key);
      const next = new Set(selected);
      for (const each of isRange ? rangeTo(key) : [key]) {
        if (isChosen && !isRange) next.delete(each);
        else next.add(each);
      }
      setChosen(next);
      setAnchor(key);
    },
    selectAll: () => setChosen(new Set(shown)),
    clear: () => setChosen(new Set()),
  };
};

interface Selection {
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** Within an element, Ctrl or ⌘ with A selects all shown images, and Escape clears the selection. */
const useSelectionKeys = (place: RefObject<HTMLElement | null>, { selectAll, clear }: Selection): void => {
  useEffect(() => {
    const { current } = place;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') clear();
      if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      selectAll();
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  });
};

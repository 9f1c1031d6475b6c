import { fileSize } from '../../ui/upload/file-size';
import { When } from '../../ui/when';
import { sizeText } from '../../parts/images/image-sizes';
import type { LibraryImage } from './library-images';
import { StoredImage } from '../../parts/images/stored-image';

interface ImageTileProps {
  readonly image: LibraryImage;
  /** The time at which the list was read. */
  readonly readAt: number;
  readonly isSelected: boolean;
  /** `isRange` selects all images up to this one. */
  readonly onSelect: (isRange: boolean) => void;
  readonly onOpen: () => void;
}

/** One image of the library: a click opens its details; the checkbox selects it. */
export const ImageTile = ({ image, readAt, isSelected, onSelect, onOpen }: ImageTileProps) => {
  const { key, name, details, bytes, savedAt } = image;
  return (
    <article
      aria-label={name}
      className={`relative grid grid-cols-1 gap-3 rounded-xl ${isSelected ? 'ring-2 ring-button ring-offset-4 ring-offset-surface' : ''}`}
    >
      <button
        type="button"
        aria-label={`Details of ${name}`}
        className="rounded-xl"
        onClick={(event) => {
          if (event.shiftKey || event.ctrlKey || event.metaKey) onSelect(event.shiftKey);
          else onOpen();
        }}
      >
        <StoredImage
          imageKey={key}
          attempt={readAt}
          className="aspect-[4/3] w-full rounded-xl object-contain"
        />
      </button>
      <label className="absolute top-0 left-0 grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={`Select ${name}`}
          // A change event does not contain the Shift key.
          onClick={(event) => onSelect(event.shiftKey)}
          onChange={() => undefined}
          className="size-5 accent-button"
        />
      </label>
      <div className="min-w-0">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="text-sm text-muted">
          {details && `${sizeText(details)} · `}
          {fileSize(bytes)}
          <br />
          <When at={savedAt} dayOnly />
          <br />
          {usesText(image)}
        </p>
      </div>
    </article>
  );
};

const usesText = ({ uses }: LibraryImage): string => {
  if (uses === undefined) return ' ';
  if (uses.length === 0) return 'Not used';
  return uses.length === 1 ? 'Used in 1 place' : `Used in ${uses.length} places`;
};

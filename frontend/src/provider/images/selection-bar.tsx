import { Trash2 } from 'lucide-react';
import { imageAddress } from '../../platform/labels/game-labels';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { publicUrl } from '../../parts/images/image-name';
import type { LibraryImage } from './library-images';

interface SelectionBarProps {
  readonly selected: readonly LibraryImage[];
  readonly shown: number;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onDelete: () => void;
}

/**
 * The actions for all selected images. It is always visible, so that nothing moves when the first image is
 * selected.
 */
export const SelectionBar = ({ selected, shown, onSelectAll, onClear, onDelete }: SelectionBarProps) => (
  <div className="sticky top-(--sticky-top,4rem) z-10 flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 rounded-xl border border-line bg-surface px-3 py-1.5">
    <p role="status" className="mr-auto text-sm text-muted">
      {countText(selected.length, shown)}
    </p>
    {selected.length > 0 && (
      <>
        <CopyButton
          text={selected.map(({ key }) => publicUrl(imageAddress(key))).join('\n')}
          done={selected.length === 1 ? 'Link copied.' : `${selected.length} links copied.`}
          className="px-2!"
        >
          {selected.length === 1 ? 'Copy link' : 'Copy links'}
        </CopyButton>
        <Button look="danger" onClick={onDelete}>
          <Trash2 aria-hidden className="size-4" /> Delete
        </Button>
        <Button look="plain" className="px-2!" onClick={onClear}>
          Clear selection
        </Button>
      </>
    )}
    {selected.length < shown && (
      <Button look="plain" className="px-2!" onClick={onSelectAll}>
        Select all
      </Button>
    )}
  </div>
);

const countText = (selected: number, shown: number): string => {
  if (selected > 0) return `${selected} selected`;
  return shown === 1 ? '1 image' : `${shown} images`;
};

import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { List } from '../lists/list';
import { useImageDetails } from './image-details';
import { imageName } from './image-name';
import { recommendedText, type RecommendedSize, sizeText, sizeWarning } from './image-sizes';
import { ImageUpload } from './image-upload';
import { useOwnImages } from './own-images';
import { StoredImage } from './stored-image';

interface ImagePickerProps {
  readonly title: string;
  readonly most: number;
  /** The recommended size for the place of use. */
  readonly size?: RecommendedSize | undefined;
  /** Keys in the image library. */
  readonly chosen: readonly string[];
  readonly onChoose: (keys: string[]) => void;
  readonly onClose: () => void;
}

/** Selects up to `most` images of the user's library. An image uploaded here is selected immediately. */
export const ImagePicker = ({ title, most, size, chosen, onChoose, onClose }: ImagePickerProps) => {
  const images = useOwnImages();
  const details = useImageDetails(
    (images.items ?? []).map(({ key }) => key),
    images.readAt,
  ).byKey;
  const [keys, setKeys] = useState<readonly string[]>(chosen);
  /** If only one image can be selected, the next one replaces it. */
  const add = (key: string) => {
    setKeys((before) => {
      if (before.includes(key)) return before;
      return most === 1 ? [key] : [...before, key].slice(0, most);
    });
  };
  const remove = (key: string) => setKeys((before) => before.filter((other) => other !== key));

  return (
    <Dialog title={title} look="wide" open onClose={onClose}>
      <div className="grid gap-5">
        <ImageUpload onKept={add} {...(size && { hint: recommendedText(size) })} />
        <List
          label="Your images"
          look="tiles"
          list={images}
          empty={
            <EmptyState title="No images yet">
              Images that you upload here are selected automatically.
            </EmptyState>
          }
        >
          {({ key }) => (
            <div className="grid gap-1">
              <label className="grid cursor-pointer grid-cols-1 gap-2">
                <StoredImage
                  imageKey={key}
                  attempt={images.readAt}
                  className="aspect-square w-full rounded-lg object-contain"
                />
                <span className="flex min-w-0 items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    checked={keys.includes(key)}
                    disabled={most > 1 && keys.length >= most && !keys.includes(key)}
                    onChange={({ target }) => (target.checked ? add(key) : remove(key))}
                    className="size-5 shrink-0 accent-button"
                  />
                  <span className="truncate">{details.get(key)?.name ?? imageName(key)}</span>
                </span>
              </label>
              <PickedSize image={details.get(key)} wanted={keys.includes(key) ? size : undefined} />
            </div>
          )}
        </List>
        <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface pt-4">
          <p role="status" className="mr-auto text-sm text-muted">
            {keys.length} of {most} chosen
          </p>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              onChoose([...keys]);
              onClose();
            }}
          >
            {most === 1 ? 'Use this image' : 'Use these images'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

interface PickedSizeProps {
  readonly image: RecommendedSize | undefined;
  /** Set for a selected image. */
  readonly wanted: RecommendedSize | undefined;
}

/** The size of an image, and why a selected image may not fit. */
const PickedSize = ({ image, wanted }: PickedSizeProps) => {
  if (!image) return null;
  const warning = wanted && sizeWarning(image, wanted);
  return (
    <p className={`text-sm ${warning === undefined ? 'text-muted' : 'text-warning'}`}>
      {warning ?? sizeText(image)}
    </p>
  );
};

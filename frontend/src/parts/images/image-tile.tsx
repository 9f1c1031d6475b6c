import { imageAddress } from '../../platform/game-words';
import type { KeptFile } from '../../platform/storage';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { fileSize } from '../../ui/upload/file-size';
import { When } from '../../ui/when';
import { imageName, publicUrl } from './image-name';
import { StoredImage } from './stored-image';

interface ImageTileProps {
  readonly image: KeptFile;
  /** When the list was read. */
  readonly readAt: number;
  readonly onSignedUrl: () => void;
  readonly onRemove: () => void;
}

export const ImageTile = ({ image, readAt, onSignedUrl, onRemove }: ImageTileProps) => {
  const name = imageName(image.key);
  return (
    <article aria-label={name} className="grid gap-3">
      <StoredImage
        imageKey={image.key}
        attempt={readAt}
        className="aspect-[4/3] w-full rounded-xl object-contain"
      />
      <div>
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="text-sm text-muted">
          {fileSize(image.bytes)} · <When at={image.savedAt} dayOnly />
        </p>
      </div>
      <div className="flex flex-wrap gap-x-1">
        <CopyButton text={publicUrl(imageAddress(image.key))} done="The public URL is copied.">
          Copy public URL
        </CopyButton>
        <Button look="plain" onClick={onSignedUrl}>
          Get URL
        </Button>
        <Button look="plain" className="text-error" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </article>
  );
};

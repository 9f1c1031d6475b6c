import { imageAddress } from '../../platform/words/game-words';
import type { KeptFile } from '../../platform/storage/storage';
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

const small = 'px-1! text-left text-sm!';

/** One image of the library with what can be done about it. */
export const ImageTile = ({ image, readAt, onSignedUrl, onRemove }: ImageTileProps) => {
  const name = imageName(image.key);
  return (
    <article aria-label={name} className="grid grid-cols-1 gap-3">
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
          {fileSize(image.bytes)}
          <br />
          <When at={image.savedAt} dayOnly />
        </p>
      </div>
      <div className="-mx-1 flex flex-wrap gap-x-2">
        <CopyButton
          text={publicUrl(imageAddress(image.key))}
          done="The public URL is copied."
          className={small}
        >
          Copy public URL
        </CopyButton>
        <Button look="plain" className={small} onClick={onSignedUrl}>
          Get URL
        </Button>
        <Button look="plain" className={`${small} text-error!`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </article>
  );
};

import { Download, Trash2 } from 'lucide-react';
import { imageAddress } from '../../platform/labels/game-labels';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Dialog } from '../../ui/dialog';
import { Facts } from '../../ui/facts';
import { fileSize } from '../../ui/upload/file-size';
import { When } from '../../ui/when';
import { publicUrl } from '../../parts/images/image-name';
import { sizeText } from '../../parts/images/image-sizes';
import { ImageUsesList } from './image-uses-list';
import type { LibraryImage } from './library-images';
import { StoredImage } from '../../parts/images/stored-image';

interface ImagePanelProps {
  readonly image: LibraryImage;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** All data of one image, and its actions. */
export const ImagePanel = ({ image, onDelete, onClose }: ImagePanelProps) => {
  const { key, name, details, bytes, savedAt, uses } = image;
  const address = imageAddress(key);
  return (
    <Dialog title="Image details" look="wide" open onClose={onClose}>
      <div className="grid gap-6 md:grid-cols-2">
        <StoredImage imageKey={key} alt={name} className="max-h-[50dvh] w-full rounded-xl object-contain" />
        <div className="grid content-start gap-5">
          <Facts
            rows={[
              [
                'File name',
                <span key="name" className="break-all">
                  {name}
                </span>,
              ],
              ['Type', details && typeNames[details.mime]],
              ['Dimensions', details && sizeText(details)],
              ['Size', fileSize(bytes)],
              ['Uploaded', <When key="at" at={savedAt} />],
            ]}
          />
          <div>
            <h3 className="mb-1 text-sm font-medium text-muted">Used in</h3>
            {uses === undefined && <p>Not known yet.</p>}
            {uses?.length === 0 && <p>Not used by your company.</p>}
            {uses !== undefined && uses.length > 0 && <ImageUsesList uses={uses} />}
          </div>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={publicUrl(address)} done="Link copied.">
              Copy link
            </CopyButton>
            <a
              href={address}
              download={name}
              className="inline-flex min-h-11 items-center gap-2 px-4 font-semibold text-secondary underline-offset-4 hover:underline lg:min-h-10"
            >
              <Download aria-hidden className="size-4" /> Download
            </a>
            <Button look="danger" onClick={onDelete}>
              <Trash2 aria-hidden className="size-4" /> Delete
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
};

const typeNames: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
};

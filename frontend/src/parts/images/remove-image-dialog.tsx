import { sentenceFor } from '../../platform/api/messages';
import type { KeptFile } from '../../platform/storage/storage';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { say } from '../../ui/toasts';
import { imageName } from './image-name';
import { useRemoveImage } from './own-images';
import { StoredImage } from './stored-image';

interface RemoveImageDialogProps {
  readonly image: KeptFile;
  readonly onClose: () => void;
}

export const RemoveImageDialog = ({ image, onClose }: RemoveImageDialogProps) => {
  const remove = useRemoveImage();
  const name = imageName(image.key);
  return (
    <ConfirmDialog
      title="Remove this image?"
      open
      onClose={onClose}
      confirmLabel="Remove the image"
      failureText={sentenceFor}
      onConfirm={async () => {
        await remove.mutateAsync(image.key);
        say.done('The image is removed.');
      }}
    >
      <div className="grid gap-3">
        <StoredImage imageKey={image.key} className="max-h-48 w-full rounded-xl object-contain" />
        <p>
          <strong className="break-all">{name}</strong> will be gone, and whatever shows it will show nothing
          in its place.
        </p>
      </div>
    </ConfirmDialog>
  );
};

import { useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import { ImageUsesList } from './image-uses-list';
import type { LibraryImage } from './library-images';
import { useRemoveImages } from '../../parts/images/own-images';

interface DeleteImagesDialogProps {
  readonly images: readonly LibraryImage[];
  readonly onClose: () => void;
}

/** Why some images could not be deleted. */
class NotDeleted extends Error {}

/** Deletes one or more images after a warning that lists where they are used; what fails is named and can be retried. */
export const DeleteImagesDialog = ({ images, onClose }: DeleteImagesDialogProps) => {
  const remove = useRemoveImages();
  const [left, setLeft] = useState(images);
  const [only] = left;
  const isOne = left.length === 1 && only !== undefined;
  const uses = left.flatMap((image) => image.uses ?? []);

  const deleteAll = async () => {
    const failures = await remove.mutateAsync(left.map(({ key }) => key));
    const failed = left.filter(({ key }) => failures.has(key));
    const deleted = left.length - failed.length;
    if (deleted > 0) say.done(deleted === 1 ? '1 image deleted.' : `${deleted} images deleted.`);
    if (failed.length === 0) return;
    setLeft(failed);
    const reasons = failed.map(({ key, name }) => `${name}: ${sentenceFor(failures.get(key))}`);
    throw new NotDeleted(`Not deleted: ${reasons.join(' ')}`);
  };

  return (
    <ConfirmDialog
      title={isOne ? 'Delete this image?' : `Delete ${left.length} images?`}
      open
      onClose={onClose}
      confirmLabel={isOne ? 'Delete image' : `Delete ${left.length} images`}
      failureText={(fault) => (fault instanceof NotDeleted ? fault.message : sentenceFor(fault))}
      onConfirm={deleteAll}
    >
      <div className="grid gap-3">
        {isOne ? (
          <p>
            <strong className="break-all">{only.name}</strong> will be permanently deleted. Links to it stop
            working.
          </p>
        ) : (
          <>
            <p>{left.length} images will be permanently deleted. Links to them stop working.</p>
            <ul className="max-h-40 list-disc overflow-y-auto pl-5 text-sm break-all">
              {left.map(({ key, name }) => (
                <li key={key}>{name}</li>
              ))}
            </ul>
          </>
        )}
        {uses.length > 0 && (
          <Notice
            tone="warning"
            title={uses.length === 1 ? 'In use in 1 place' : `In use in ${uses.length} places`}
          >
            <p className="mb-1">These pages will be without the image:</p>
            <ImageUsesList uses={uses} />
          </Notice>
        )}
        {left.some((image) => image.uses === undefined) && (
          <Notice tone="warning">
            {isOne
              ? 'The search for uses is not complete, so it is unknown where the image is used.'
              : 'The search for uses is not complete, so it is unknown where the images are used.'}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
};

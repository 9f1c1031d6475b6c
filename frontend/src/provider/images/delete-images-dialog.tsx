import { useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import { ImageUsesList } from './image-uses-list';
import type { LibraryImage } from './library-images';
import { useRemoveImages } from '../../parts/images/own-images';
import * as messages from './messages';

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
    if (deleted > 0) say.done(messages.imagesDeleted(deleted));
    if (failed.length === 0) return;
    setLeft(failed);
    const reasons = failed.map(({ key, name }) => `${name}: ${sentenceFor(failures.get(key))}`);
    throw new NotDeleted(messages.notDeleted(reasons.join(' ')));
  };

  return (
    <ConfirmDialog
      title={isOne ? messages.deleteThisImage : messages.deleteImages(left.length)}
      open
      onClose={onClose}
      confirmLabel={isOne ? messages.deleteImage : messages.deleteImagesForLeftlength(left.length)}
      failureText={(fault) => (fault instanceof NotDeleted ? fault.message : sentenceFor(fault))}
      onConfirm={deleteAll}
    >
      <div className="grid gap-3">
        <p>
          {messages.willBePermanentlyDeletedLinks(
            isOne ? (
              <strong className="break-all">{only.name}</strong>
            ) : (
              messages.leftLengthImages(left.length)
            ),
            isOne,
          )}
        </p>
        {!isOne && (
          <ul className="max-h-40 list-disc overflow-y-auto pl-5 text-sm break-all">
            {left.map(({ key, name }) => (
              <li key={key}>{name}</li>
            ))}
          </ul>
        )}
        {uses.length > 0 && (
          <Notice tone="warning" title={messages.inUseInPlace(uses.length)}>
            <p className="mb-1">{messages.thesePagesWillBeWithout}</p>
            <ImageUsesList uses={uses} />
          </Notice>
        )}
        {left.some((image) => image.uses === undefined) && (
          <Notice tone="warning">{messages.searchForUsesIsNot(isOne)}</Notice>
        )}
      </div>
    </ConfirmDialog>
  );
};

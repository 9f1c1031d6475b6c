import { useState } from 'react';
import { sentenceFor } from '../../platform/api/messages';
import type { KeptFile } from '../../platform/storage/storage';
import { EmptyState } from '../../ui/empty-state';
import { List } from '../../ui/list';
import { ImageTile } from './image-tile';
import { ImageUpload } from './image-upload';
import { useOwnImages } from './own-images';
import { RemoveImageDialog } from './remove-image-dialog';
import { SignedUrlDialog } from './signed-url-dialog';

/** The signed-in person's own images: upload, addresses, removal. */
export const ImageLibrary = () => {
  const { images, dataUpdatedAt, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useOwnImages();
  const [removed, setRemoved] = useState<KeptFile>();
  const [signed, setSigned] = useState<KeptFile>();
  return (
    <div className="grid gap-6">
      <ImageUpload />
      <List
        label="Images"
        look="tiles"
        items={images}
        keyOf={({ key }) => key}
        empty={
          <EmptyState title="No images yet">
            Upload the first one; games and company pages choose from here.
          </EmptyState>
        }
        failure={error ? sentenceFor(error) : undefined}
        onRetry={() => void refetch()}
        onMore={hasNextPage ? () => void fetchNextPage() : undefined}
        busy={isFetchingNextPage}
      >
        {(image) => (
          <ImageTile
            image={image}
            readAt={dataUpdatedAt}
            onRemove={() => setRemoved(image)}
            onSignedUrl={() => setSigned(image)}
          />
        )}
      </List>
      {removed && <RemoveImageDialog image={removed} onClose={() => setRemoved(undefined)} />}
      {signed && <SignedUrlDialog image={signed} onClose={() => setSigned(undefined)} />}
    </div>
  );
};

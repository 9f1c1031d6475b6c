import { useState } from 'react';
import type { KeptFile } from '../../platform/storage/storage';
import { EmptyState } from '../../ui/empty-state';
import { List } from '../lists/list';
import { ImageTile } from './image-tile';
import { ImageUpload } from './image-upload';
import { useOwnImages } from './own-images';
import { RemoveImageDialog } from './remove-image-dialog';
import { SignedUrlDialog } from './signed-url-dialog';

/** The signed-in person's own images: upload, addresses, removal. */
export const ImageLibrary = () => {
  const images = useOwnImages();
  const [removed, setRemoved] = useState<KeptFile>();
  const [signed, setSigned] = useState<KeptFile>();
  return (
    <div className="grid gap-6">
      <ImageUpload />
      <List
        label="Images"
        look="tiles"
        list={images}
        empty={
          <EmptyState title="No images yet">
            Upload the first one; games and company pages choose from here.
          </EmptyState>
        }
      >
        {(image) => (
          <ImageTile
            image={image}
            readAt={images.readAt}
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

import { useQueryClient } from '@tanstack/react-query';
import { limits } from '#domain/limits';
import { usePlatform } from '../../platform/platform';
import { fileSize } from '../../ui/upload/file-size';
import { UploadArea } from '../../ui/upload/upload-area';
import { uploadTarget } from '../uploads/upload-target';
import { refreshOwnImages } from './own-images';

interface ImageUploadProps {
  /** Called for each image once it has passed the upload check. */
  readonly onKept?: (key: string) => void;
}

/** Uploads into the signed-in person's folder of the image library. */
export const ImageUpload = ({ onKept }: ImageUploadProps) => {
  const platform = usePlatform();
  const queries = useQueryClient();
  return (
    <UploadArea
      label="Choose images to upload"
      hint={`PNG, JPEG, WebP or AVIF; at most ${fileSize(limits.upload.imageBytes)} each.`}
      target={uploadTarget(platform, 'images')}
      onKept={(key) => {
        void refreshOwnImages(queries);
        onKept?.(key);
      }}
    />
  );
};

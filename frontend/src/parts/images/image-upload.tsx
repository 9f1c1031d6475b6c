import { useQueryClient } from '@tanstack/react-query';
import { limits } from '#domain/limits';
import { usePlatform } from '../../platform/platform';
import { fileSize } from '../../ui/upload/file-size';
import { UploadArea } from '../../ui/upload/upload-area';
import { uploadTarget } from '../uploads/upload-target';
import { refreshOwnImages } from './own-images';

interface ImageUploadProps {
  readonly label?: string;
  /** The purpose of the images; followed by the accepted formats. */
  readonly hint?: string;
  /** Called for each image after the upload check has accepted it, with its file name. */
  readonly onKept?: (key: string, fileName: string) => void;
}

/** Uploads images to the user's folder of the image library. */
export const ImageUpload = ({ label = 'Choose images to upload', hint, onKept }: ImageUploadProps) => {
  const platform = usePlatform();
  const queries = useQueryClient();
  const accepted = `PNG, JPEG, WebP or AVIF; at most ${fileSize(limits.upload.imageBytes)} each.`;
  return (
    <UploadArea
      label={label}
      hint={hint === undefined ? accepted : `${hint} ${accepted}`}
      target={uploadTarget(platform, 'images')}
      onKept={(key, { file }) => {
        void refreshOwnImages(queries);
        onKept?.(key, file.name);
      }}
    />
  );
};

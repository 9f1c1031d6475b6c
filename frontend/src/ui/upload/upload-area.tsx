import type { ReactNode } from 'react';
import { FileDrop } from './file-drop';
import type { Upload, UploadTarget } from './upload';
import { UploadRow } from './upload-row';
import { useUploads } from './use-uploads';

interface UploadAreaProps {
  /** The label of the button, such as “Choose images”. */
  readonly label: string;
  /** The accepted files. */
  readonly hint: ReactNode;
  /** Later values are ignored. */
  readonly target: UploadTarget;
  readonly onKept: (key: string, upload: Upload) => void;
}

/**
 * An area for selecting or dropping files, with the progress of each upload. An upload disappears when it
 * is stored.
 */
export const UploadArea = ({ label, hint, target, onKept }: UploadAreaProps) => {
  const { uploads, shown } = useUploads({
    target,
    onKept: (key, upload) => {
      uploads.drop(upload.id);
      onKept(key, upload);
    },
  });
  return (
    <div className="grid gap-4">
      <FileDrop label={label} hint={hint} accept={target.accept} several onFiles={uploads.add} />
      {shown.length > 0 && (
        <ul aria-label="Uploads" className="grid gap-4">
          {shown.map((upload) => (
            <li key={upload.id}>
              <UploadRow
                upload={upload}
                onRetry={() => uploads.retry(upload.id)}
                onDrop={() => uploads.drop(upload.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

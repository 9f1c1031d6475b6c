import type { ReactNode } from 'react';
import { FileDrop } from './file-drop';
import type { Upload, UploadTarget } from './upload';
import { UploadRow } from './upload-row';
import { useUploads } from './use-uploads';
import * as messages from './messages';

interface UploadAreaProps {
  /** Says what to choose, such as “Choose images”. */
  readonly label: string;
  /** What is accepted. */
  readonly hint: ReactNode;
  /** Taken as it is when the area appears. */
  readonly target: UploadTarget;
  readonly onKept: (key: string, upload: Upload) => void;
}

/** Choose or drop files; each is shown on its way until it is kept, and leaves when its place shows it. */
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
        <ul aria-label={messages.uploads} className="grid gap-4">
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

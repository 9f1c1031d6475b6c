import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { unsaved } from '../form/unsaved';
import { createUploads } from './create-uploads';
import { isInProgress, type Upload, type UploadTarget } from './upload';

interface UseUploads {
  readonly target: UploadTarget;
  readonly onKept?: (key: string, upload: Upload) => void;
}

/** Uploads that end with their component. During an upload, the page does not reload automatically. */
export const useUploads = ({ target, onKept }: UseUploads) => {
  const reported = useRef(onKept);
  useEffect(() => {
    reported.current = onKept;
  });
  const [uploads] = useState(() =>
    createUploads({ target, onKept: (key, upload) => reported.current?.(key, upload) }),
  );
  const shown = useSyncExternalStore(uploads.watch, uploads.all, uploads.all);
  const busy = shown.some(isInProgress);
  useEffect(() => (busy ? unsaved.hold() : undefined), [busy]);
  useEffect(() => () => uploads.stop(), [uploads]);
  return { uploads, shown };
};

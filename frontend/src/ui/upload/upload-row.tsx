import { CheckCircle2, FileText } from 'lucide-react';
import { Button } from '../button';
import { fileSize } from './file-size';
import { isInProgress, type Upload } from './upload';
import { useEffect, useRef } from 'react';

interface UploadRowProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  /** Stops the upload, or removes it from the list. */
  readonly onDrop: () => void;
}

/** One upload: the file, the progress, and buttons to retry or stop it. */
export const UploadRow = ({ upload, onRetry, onDrop }: UploadRowProps) => {
  const { file, step, share, text } = upload;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {step !== 'waiting' && step !== 'refused' && <FilePreview file={file} />}
      <div className="grid min-w-48 flex-1 gap-1">
        <p className="break-all font-medium">
          {file.name} <span className="font-normal text-muted">{fileSize(file.size)}</span>
        </p>
        {isInProgress(upload) && <Progress name={file.name} share={share} checking={step === 'checking'} />}
        {step === 'kept' && (
          <p role="status" className="flex items-center gap-1.5 text-sm text-success">
            <CheckCircle2 aria-hidden className="size-4" /> Uploaded and checked
          </p>
        )}
        {text !== undefined && (
          <p role="alert" className="text-sm font-medium text-error">
            {text}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        {step === 'failed' && (
          <Button look="quiet" onClick={onRetry}>
            Try again<span className="sr-only"> with {file.name}</span>
          </Button>
        )}
        {step !== 'checking' && step !== 'kept' && (
          <Button look="plain" onClick={onDrop}>
            {isInProgress(upload) ? 'Cancel' : 'Dismiss'}
            <span className="sr-only"> {file.name}</span>
          </Button>
        )}
      </div>
    </div>
  );
};

interface ProgressProps {
  readonly name: string;
  readonly share: number;
  readonly checking: boolean;
}

const Progress = ({ name, share, checking }: ProgressProps) => {
  const percent = Math.round(share * 100);
  return (
    <>
      <div
        role="progressbar"
        aria-label={`Uploading ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className={`h-full origin-left rounded-full bg-secondary transition-transform ${checking ? 'animate-pulse' : ''}`}
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <p role="status" className="text-sm text-muted">
        {checking ? 'Checking the file…' : `${percent}% uploaded`}
      </p>
    </>
  );
};

const frame = 'size-14 shrink-0 rounded-lg border border-line bg-sunken';

/** A preview of a file: the image, or an icon for other types. */
const FilePreview = ({ file }: { readonly file: File }) =>
  file.type.startsWith('image/') ? (
    <ImagePreview file={file} />
  ) : (
    <span className={`${frame} grid place-items-center text-muted`}>
      <FileText aria-hidden className="size-7" />
    </span>
  );

const ImagePreview = ({ file }: { readonly file: File }) => {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    image.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} alt="" className={`${frame} object-cover`} />;
};

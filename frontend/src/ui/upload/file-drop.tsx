import { UploadCloud } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';

interface FileDropProps {
  /** The label of the button, such as “Choose images”. */
  readonly label: string;
  /** The accepted files. */
  readonly hint: ReactNode;
  readonly accept: readonly string[];
  readonly several?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** An area for selecting or dropping files. */
export const FileDrop = ({ label, hint, accept, several = false, onFiles }: FileDropProps) => {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) onFiles(several ? chosen : chosen.slice(0, 1));
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={`grid cursor-pointer justify-items-center gap-1 rounded-2xl border-2 border-dashed px-4 py-6 text-center transition-colors hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${over ? 'border-button bg-sunken' : 'border-edge'}`}
    >
      <UploadCloud aria-hidden className="size-8 text-muted" />
      <span>
        <span className="font-semibold text-secondary underline underline-offset-4">{label}</span>{' '}
        <span className="hidden sm:inline">{several ? 'or drop them here' : 'or drop it here'}</span>
      </span>
      <span className="text-sm text-muted">{hint}</span>
      <input
        type="file"
        multiple={several}
        accept={accept.join(',')}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files);
          // Allows the user to select the same file again.
          event.target.value = '';
        }}
      />
    </label>
  );
};

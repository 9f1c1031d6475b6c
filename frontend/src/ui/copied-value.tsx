import { CopyButton } from './copy-button';

interface CopiedValueProps {
  readonly label: string;
  readonly text: string;
  /** The message after it was copied. */
  readonly done: string;
}

/** A value of a description list that users copy. */
export const CopiedValue = ({ label, text, done }: CopiedValueProps) => (
  <div>
    <dt className="mb-1.5 text-sm font-medium">{label}</dt>
    <dd className="flex items-center gap-1 rounded-lg border border-line bg-sunken ps-3">
      <code className="min-w-0 grow py-2.5 text-sm break-all">{text}</code>
      <CopyButton text={text} done={done} className="shrink-0">
        Copy<span className="sr-only"> {label.toLowerCase()}</span>
      </CopyButton>
    </dd>
  </div>
);

import { CopyButton } from './copy-button';

interface CopiedValueProps {
  readonly label: string;
  /** The label within a sentence. */
  readonly name: string;
  readonly text: string;
  /** The message after it was copied. */
  readonly done: string;
}

/** A value of a description list that users copy. */
export const CopiedValue = ({ label, name, text, done }: CopiedValueProps) => (
  <div>
    <dt className="mb-1.5 text-sm font-medium">{label}</dt>
    <dd className="flex items-center gap-1 rounded-lg border border-line bg-sunken ps-3">
      <code className="min-w-0 grow py-2.5 text-sm break-all">{text}</code>
      <CopyButton text={text} done={done} className="shrink-0">
        Copy<span className="sr-only"> {name}</span>
      </CopyButton>
    </dd>
  </div>
);

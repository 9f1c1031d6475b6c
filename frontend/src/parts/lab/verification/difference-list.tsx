import type { ReactNode } from 'react';

interface DifferenceListProps {
  /** A path and the text for it. */
  readonly entries: readonly { readonly path: string; readonly text: ReactNode }[];
  /** The maximum number of shown entries. */
  readonly most?: number;
}

/** A list of paths with a text for each. A long list is shortened with a note. */
export const DifferenceList = ({ entries, most = 12 }: DifferenceListProps) => (
  <>
    <ul className="mt-2 grid gap-1.5 text-sm">
      {entries.slice(0, most).map(({ path, text }) => (
        <li key={path} className="wrap-anywhere">
          <code className="font-semibold">{path}</code>: {text}
        </li>
      ))}
    </ul>
    {entries.length > most && <p className="mt-2 text-sm text-muted">and {entries.length - most} more</p>}
  </>
);

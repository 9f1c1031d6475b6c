import type { ReactNode } from 'react';
import * as messages from './messages';

interface DifferenceListProps {
  /** Where, and what is there. */
  readonly entries: readonly { readonly path: string; readonly text: ReactNode }[];
  /** How many of them are shown. */
  readonly most?: number;
}

/** Places by their path, with what is to be said of each; a long list is cut short and says so. */
export const DifferenceList = ({ entries, most = 12 }: DifferenceListProps) => (
  <>
    <ul className="mt-2 grid gap-1.5 text-sm">
      {entries.slice(0, most).map(({ path, text }) => (
        <li key={path} className="wrap-anywhere">
          <code className="font-semibold">{path}</code>: {text}
        </li>
      ))}
    </ul>
    {entries.length > most && (
      <p className="mt-2 text-sm text-muted">{messages.andMore(entries.length - most)}</p>
    )}
  </>
);

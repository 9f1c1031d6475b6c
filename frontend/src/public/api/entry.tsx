import type { ReactNode } from 'react';
import { useHashTarget } from '../../platform/page/use-hash-target';

interface EntryProps {
  /** The fragment of the addresses that open it. */
  readonly id: string;
  readonly title: string;
  /** What is called or sent. */
  readonly line: string;
  readonly children: ReactNode;
}

/** A part of the reference that is closed at first. */
export const Entry = ({ id, title, line, children }: EntryProps) => (
  <details
    id={id}
    ref={useHashTarget<HTMLDetailsElement>(id)}
    className="scroll-mt-6 rounded-lg border border-line"
  >
    <summary className="cursor-pointer rounded-lg px-4 py-3">
      <h3 className="inline font-semibold text-heading">{title}</h3>
      <p className="mt-1 font-mono text-sm break-all text-muted">{line}</p>
    </summary>
    <div className="grid grid-cols-1 gap-3 border-t border-line p-4">{children}</div>
  </details>
);

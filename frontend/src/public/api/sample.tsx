interface SampleProps {
  readonly title: string;
  readonly code: string;
  readonly isOpen: boolean;
}

/** A program or an example that can be opened. */
export const Sample = ({ title, code, isOpen }: SampleProps) => (
  <details className="rounded-lg border border-line" open={isOpen}>
    <summary className="cursor-pointer px-4 py-2 font-medium">{title}</summary>
    <pre className="rounded-b-lg border-t border-line bg-sunken p-4 text-sm break-words whitespace-pre-wrap">
      {code}
    </pre>
  </details>
);

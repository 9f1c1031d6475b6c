import { useId } from 'react';
import { laidOut } from './laid-out-json';
import * as messages from './messages';

interface MathModelProps {
  /** Canonical JSON. */
  readonly json: string;
  readonly hash: string;
  readonly startsOpen?: boolean;
}

/** The mathematics of a version, and the hash they are named by. */
export const MathModel = ({ json, hash, startsOpen = false }: MathModelProps) => {
  const label = useId();
  return (
    <details open={startsOpen}>
      <summary id={label} className="w-fit rounded text-sm font-medium text-secondary">
        {messages.mathModel}
      </summary>
      <p className="mt-3 text-sm break-all text-muted">{messages.sha256(hash)}</p>
      {/* What scrolls is reached by keyboard. */}
      <textarea
        readOnly
        aria-labelledby={label}
        rows={16}
        value={laidOut(json)}
        className="mt-3 w-full rounded-lg border border-line bg-sunken p-4 font-mono text-sm"
      />
    </details>
  );
};

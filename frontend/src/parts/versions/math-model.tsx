import { useId } from 'react';
import { laidOut } from './laid-out-json';

interface MathModelProps {
  /** Canonical JSON. */
  readonly json: string;
  readonly hash: string;
  readonly startsOpen?: boolean;
}

/** The math model of a version, and its hash. */
export const MathModel = ({ json, hash, startsOpen = false }: MathModelProps) => {
  const label = useId();
  return (
    <details open={startsOpen}>
      <summary id={label} className="w-fit rounded text-sm font-medium text-secondary">
        Math model
      </summary>
      <p className="mt-3 text-sm break-all text-muted">SHA-256 {hash}</p>
      {/* A scrollable region must be reachable by keyboard. */}
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

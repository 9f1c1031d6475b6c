import type { Fault } from '@novalink/engine/document';
import { Notice } from '../../ui/notice';

interface ModelErrorsProps {
  readonly faults: readonly Fault[];
  readonly title?: string;
}

/** The errors of a model, by path. */
export const ModelErrors = ({
  faults,
  title = 'This version cannot be played: its model is invalid',
}: ModelErrorsProps) => (
  <Notice tone="warning" title={title}>
    <ul className="mt-1 grid gap-1 text-sm">
      {faults.map(({ path, reason }) => (
        <li key={`${path} ${reason}`} className="break-words">
          <code>{path}</code>: {reason}
        </li>
      ))}
    </ul>
  </Notice>
);

import type { Fault } from '#domain/slots/model/faults';
import { Notice } from '../../ui/notice';

interface ModelFaultsProps {
  readonly faults: readonly Fault[];
  readonly title?: string;
}

/** The errors of a model, by their path in it. */
export const ModelFaults = ({
  faults,
  title = 'This version cannot be played: its model is invalid',
}: ModelFaultsProps) => (
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

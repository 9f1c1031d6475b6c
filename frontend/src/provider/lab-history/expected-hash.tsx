import type { ShownRun } from '../../parts/lab/run-requests';
import { Notice } from '../../ui/notice';

/** Whether a repeated run gave the same bytes. */
export const ExpectedHash = ({
  run: { expectedResultHash: expected, resultHash: found },
}: {
  readonly run: ShownRun;
}) => {
  if (expected === null) return null;
  if (found === null)
    return (
      <p className="text-sm break-all text-muted">
        Expected SHA-256 of the result: <code>{expected}</code>.
      </p>
    );
  if (found === expected)
    return (
      <Notice tone="good" title="Repeated with an identical result">
        This run repeats an earlier run with the same seed. The results are identical.
      </Notice>
    );
  return (
    <Notice tone="bad" title="Repeated with a different result">
      The earlier run has the result hash <code className="break-all">{expected}</code>. This run has{' '}
      <code className="break-all">{found}</code>. The model, mode, seed or number of rounds is different, or
      the earlier result is not from the same run.
    </Notice>
  );
};

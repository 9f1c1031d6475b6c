import type { ShownRun } from '../../parts/lab/run-requests';
import { Notice } from '../../ui/notice';

/** Whether a run that repeats another came to the same bytes. */
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
      The run that this one repeats had come to <code className="break-all">{expected}</code>, this one came
      to <code className="break-all">{found}</code>. The model, the mode, the seed or the number of rounds was
      another, or the earlier result was not of this run.
    </Notice>
  );
};

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
        It repeats a run whose result has the SHA-256 <code>{expected}</code>.
      </p>
    );
  if (found === expected)
    return (
      <Notice tone="good" title="Repeated: the same bytes">
        This run repeats another with the same seed, and came to the same result.
      </Notice>
    );
  return (
    <Notice tone="bad" title="Repeated, with another result">
      The run that this one repeats had come to <code className="break-all">{expected}</code>, this one came
      to <code className="break-all">{found}</code>. The model, the mode, the seed or the number of rounds was
      another, or the earlier result was not of this run.
    </Notice>
  );
};

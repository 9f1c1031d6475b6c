import type { ShownRun } from '../../parts/lab/run-requests';
import { Notice } from '../../ui/notice';
import * as messages from './messages';

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
        {messages.expectedSha256OfResult(<code>{expected}</code>)}
      </p>
    );
  if (found === expected)
    return (
      <Notice tone="good" title={messages.repeatedWithIdenticalResult}>
        {messages.thisRunRepeatsEarlierRun}
      </Notice>
    );
  return (
    <Notice tone="bad" title={messages.repeatedWithDifferentResult}>
      {messages.earlierRunHasResultHash(
        <code className="break-all">{expected}</code>,
        <code className="break-all">{found}</code>,
      )}
    </Notice>
  );
};

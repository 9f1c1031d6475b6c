import { useId } from 'react';
import { whole } from '../../platform/labels/numbers';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useSession } from '../../platform/platform';
import { Button } from '../../ui/button';
import { ProgressBar } from '../../ui/progress-bar';
import { say } from '../../ui/toasts';
import { type ShownRun, useCancelRun } from '../../parts/lab/run-requests';

/**
 * A run on the server that has not ended: its progress and, for the user who started it, a button to cancel
 * it.
 */
export const RunProgress = ({
  run: { id, owner, rounds, shards, shardsDone },
}: {
  readonly run: ShownRun;
}) => {
  const label = useId();
  const cancel = useCancelRun();
  const isOwn = useSession()?.sub === owner;
  return (
    <div className="grid gap-3 rounded-xl border border-line bg-sunken p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p id={label} role="status">
          {shardsDone === 0
            ? `${whole(rounds)} rounds are waiting for the server.`
            : `The server is playing ${whole(rounds)} rounds: ${whole(shardsDone)} of ${whole(shards)} parts are done.`}
        </p>
        {isOwn && (
          <Button
            look="quiet"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(id, { onError: (fault) => say.failed(sentenceFor(fault)) })}
          >
            Cancel the run
          </Button>
        )}
      </div>
      <ProgressBar labelledBy={label} value={shardsDone} max={shards} />
    </div>
  );
};

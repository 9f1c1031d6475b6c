import { useId, useState } from 'react';
import { sentenceFor } from '../../../platform/api/error-sentences';
import { Button } from '../../../ui/button';
import { Failure } from '../../../ui/failure';
import { Panel } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { useDryRun } from './dry-run';
import { DryRunResult } from './dry-run-result';
import type { ShownPromotion } from '../list-promotions';

const choices = [7, 14, 31] as const;

/** Runs a dry run, and shows the players who would have qualified in the last days and the cost. */
export const DryRunPanel = ({ promotion }: { readonly promotion: ShownPromotion }) => {
  const name = useId();
  const [days, setDays] = useState<(typeof choices)[number]>(choices[0]);
  const { mutate, data, error, isPending, variables } = useDryRun(promotion.id);
  const run = () => mutate(days);
  return (
    <Panel
      title="Dry run"
      lead="Find out which players would have qualified in the last days and what it would have cost. Nothing is paid or saved."
    >
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-end gap-3">
          <fieldset>
            <legend className="mb-1.5 text-sm font-medium">Time</legend>
            <div className="flex flex-wrap gap-2">
              {choices.map((choice) => (
                <label
                  key={choice}
                  className="flex min-h-11 items-center gap-2 rounded-xl border border-edge px-3 lg:min-h-10 has-checked:border-button has-checked:ring-1 has-checked:ring-button"
                >
                  <input
                    type="radio"
                    name={name}
                    value={choice}
                    checked={days === choice}
                    onChange={() => setDays(choice)}
                    className="size-4 accent-button"
                  />
                  Last {choice} days
                </label>
              ))}
            </div>
          </fieldset>
          <Button look="quiet" busy={isPending} onClick={run}>
            Run
          </Button>
        </div>
        {isPending && <Skeleton rows={3} />}
        {!isPending && error && <Failure text={sentenceFor(error)} onRetry={run} />}
        {!isPending && data && <DryRunResult promotion={promotion} result={data} days={variables} />}
      </div>
    </Panel>
  );
};

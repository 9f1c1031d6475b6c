import { useId } from 'react';
import { Link } from 'react-router-dom';
import { labPlaces } from '../../parts/lab/lab-places';
import type { ShownRun } from '../../parts/lab/run-requests';
import { whole } from '../../platform/words/figures';
import { percent } from '../../platform/words/game-words';
import { isJudged, isUnderWay, meaningOf, runStatuses, withInterval } from '../../platform/words/lab-words';
import { Badge } from '../../ui/badge';
import { When } from '../../ui/when';

interface RunEntryProps {
  readonly run: ShownRun;
  readonly gameTitle: string | undefined;
  readonly isCompared: boolean;
  readonly mayCompare: boolean;
  readonly onCompare: (is: boolean) => void;
}

/** A run in the list: what was run, how it stands, and what it came to. */
export const RunEntry = ({ run, gameTitle, isCompared, mayCompare, onCompare }: RunEntryProps) => {
  const heading = useId();
  const { text, tone } = runStatuses[run.status];
  return (
    <article aria-labelledby={heading} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={heading} className="font-semibold break-words">
            <Link to={labPlaces.run(run.id)} className="text-heading hover:underline">
              {run.name}
            </Link>
          </h2>
          <Badge tone={tone}>{text}</Badge>
        </div>
        <p className="mt-1 text-sm text-muted">
          {run.semver !== null && `${gameTitle ?? 'A game'} ${run.semver} · `}
          {whole(run.rounds)} rounds of mode {run.mode} · <When at={run.createdAt} />
        </p>
        <p className="mt-1 tabular-nums">{whatItCameTo(run)}</p>
      </div>
      {isJudged(run.status) && (
        <label className="flex min-h-11 items-center gap-2 text-sm has-disabled:opacity-60">
          <input
            type="checkbox"
            className="size-4 accent-button"
            checked={isCompared}
            disabled={!mayCompare}
            onChange={({ target }) => onCompare(target.checked)}
          />
          Compare<span className="sr-only"> {run.name}</span>
        </label>
      )}
    </article>
  );
};

const whatItCameTo = (run: ShownRun): string => {
  const { status, simulatedRtp, halfWidth, rtp, shards, shardsDone } = run;
  if (isUnderWay(status)) return `${whole(shardsDone)} of ${whole(shards)} parts are played.`;
  if (simulatedRtp === null || halfWidth === null || rtp === null) return meaningOf(run);
  return `RTP ${withInterval(simulatedRtp, halfWidth)} · exactly ${percent(rtp, 4)}`;
};

import { labPlaces } from '../../parts/lab/lab-places';
import { Button, ButtonLink } from '../../ui/button';

interface CompareBarProps {
  /** Ids of at most two runs. */
  readonly chosen: readonly string[];
  readonly onClear: () => void;
}

/** The actions for the runs that are selected for a comparison. */
export const CompareBar = ({ chosen, onClear }: CompareBarProps) => {
  const [one, other] = chosen;
  return (
    <div role="status" className="flex min-h-11 flex-wrap items-center gap-3">
      {one === undefined ? (
        <p className="text-muted">Select two runs to compare them.</p>
      ) : (
        <>
          {other === undefined ? (
            <p>One run is selected. Select another run to compare.</p>
          ) : (
            <ButtonLink look="quiet" to={labPlaces.compare(one, other)}>
              Compare runs
            </ButtonLink>
          )}
          <Button look="plain" onClick={onClear}>
            Choose again
          </Button>
        </>
      )}
    </div>
  );
};

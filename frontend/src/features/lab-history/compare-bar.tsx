import { labPlaces } from '../../parts/lab/lab-places';
import { Button, ButtonLink } from '../../ui/button';

interface CompareBarProps {
  /** Ids of at most two runs. */
  readonly chosen: readonly string[];
  readonly onClear: () => void;
}

/** What comes of choosing runs to compare. */
export const CompareBar = ({ chosen, onClear }: CompareBarProps) => {
  const [one, other] = chosen;
  return (
    <div role="status" className="flex min-h-11 flex-wrap items-center gap-3">
      {one === undefined ? (
        <p className="text-muted">Choose two runs to compare them.</p>
      ) : (
        <>
          {other === undefined ? (
            <p>One run is chosen. Choose another to compare it with.</p>
          ) : (
            <ButtonLink look="quiet" to={labPlaces.compare(one, other)}>
              Compare the two
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

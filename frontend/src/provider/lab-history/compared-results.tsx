import { type AnyResult, differences, firstResult } from '@novalink/engine/lab';
import type { Json } from '@novalink/engine/hash';
import { DifferenceList } from '../../parts/lab/verification/difference-list';
import { Notice } from '../../ui/notice';
import { OnDemand } from '../../ui/on-demand';
import type { TwoRuns } from './compared-run';

/** Whether two runs have identical results, and where they differ. */
export const ComparedResults = ({ first, second }: TwoRuns) => {
  const found = differencesBetween(first.result, second.result);
  if (found.length === 0)
    return (
      <Notice tone="good" title="Identical results">
        Both runs have the same model, mode, seed and rounds, and their results are identical.
      </Notice>
    );
  const isSameJob = (['mathModelHash', 'mode', 'seed', 'rounds', 'engine'] as const).every(
    (name) => first.result[name] === second.result[name],
  );
  return (
    <div className="grid gap-4">
      {isSameJob ? (
        <Notice tone="bad" title="Different results">
          Runs with the same model, mode, seed and rounds must have identical results.
        </Notice>
      ) : (
        <Notice>The runs differ in: {jobDifference({ first, second })}.</Notice>
      )}
      <OnDemand label={`Where the results differ (${found.length})`}>
        <DifferenceList
          most={found.length}
          entries={found.map(({ path, certificate, repeated }) => ({
            path,
            text: `${certificate} – ${repeated}`,
          }))}
        />
      </OnDemand>
    </div>
  );
};

/** If one result is of an earlier version, both are compared in that version. */
const differencesBetween = (first: AnyResult, second: AnyResult) => {
  const [one, other] =
    first.schema === second.schema ? [first, second] : [firstResult(first), firstResult(second)];
  return differences('result', one as unknown as Json, other as unknown as Json);
};

const list = new Intl.ListFormat('en');
const names = {
  mathModelHash: 'the model',
  mode: 'the mode',
  seed: 'the seed',
  rounds: 'the number of rounds',
  engine: 'the engine',
} as const;

/** `the seed and the number of rounds`. */
const jobDifference = ({ first, second }: TwoRuns): string =>
  list.format(
    Object.entries(names)
      .filter(
        ([name]) => first.result[name as keyof typeof names] !== second.result[name as keyof typeof names],
      )
      .map(([, labels]) => labels),
  );

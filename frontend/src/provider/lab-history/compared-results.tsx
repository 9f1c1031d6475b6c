import { type AnyResult, differences, firstResult } from '@novalink/engine/lab';
import type { Json } from '@novalink/engine/hash';
import { DifferenceList } from '../../parts/lab/verification/difference-list';
import { Notice } from '../../ui/notice';
import { OnDemand } from '../../ui/on-demand';
import type { TwoRuns } from './compared-run';
import * as messages from './messages';

/** Whether two runs have identical results, and where they differ. */
export const ComparedResults = ({ first, second }: TwoRuns) => {
  const found = differencesBetween(first.result, second.result);
  if (found.length === 0)
    return (
      <Notice tone="good" title={messages.identicalResults}>
        {messages.bothRunsHaveSameModel}
      </Notice>
    );
  const isSameJob = (['mathModelHash', 'mode', 'seed', 'rounds', 'engine'] as const).every(
    (name) => first.result[name] === second.result[name],
  );
  return (
    <div className="grid gap-4">
      {isSameJob ? (
        <Notice tone="bad" title={messages.differentResults}>
          {messages.runsWithSameModelMode}
        </Notice>
      ) : (
        <Notice>{messages.runsDifferIn(jobDifference({ first, second }))}</Notice>
      )}
      <OnDemand label={messages.whereResultsDiffer(found.length)}>
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
  mathModelHash: messages.model,
  mode: messages.inTextMode,
  seed: messages.seed,
  rounds: messages.numberOfRounds,
  engine: messages.engine,
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

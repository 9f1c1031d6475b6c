import { ExactPanel } from './exact-panel';
import { useExactModel } from '../../parts/lab/exact-query';
import type { LabSubject } from './lab-subject';
import { ModelViews } from './model-views';
import { RunPanel } from './run-panel';

/** Everything the lab does with a model that is without a fault. */
export const ModelBench = ({ subject }: { readonly subject: LabSubject }) => {
  const exact = useExactModel(subject.model, subject.hash);
  return (
    <>
      <ExactPanel exact={exact} />
      <ModelViews model={subject.model} hash={subject.hash} />
      <RunPanel subject={subject} exact={exact.data} />
    </>
  );
};

import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton';
import { TabLinks } from '../../../ui/tab-links';
import { DistributionSection } from './distribution-section';
import { ExactPanel } from '../model/exact-panel';
import { resultTabs, useLabPlace } from '../lab-place';
import { ModelViews } from '../model/model-views';
import { ResultsHeader } from './results-header';
import type { ResultsProps } from './results-props';
import { SimulationSection } from './simulation-section';
import { VerificationSection } from './verification-section';

const RecentRuns = lazy(async () => ({ default: (await import('../runs/recent-runs')).RecentRuns }));

/** The results of the model in tabs. Its state and main figures stay visible. */
export const Results = (props: ResultsProps) => {
  const { part, tab, searchOf } = useLabPlace();
  return (
    <section aria-label="Results" className="grid grid-cols-1 gap-6">
      <ResultsHeader {...props} />
      <TabLinks
        label="Results"
        open={tab}
        className={part === 'history' ? 'max-[1199.9px]:hidden' : ''}
        tabs={resultTabs.map(([id, label]) => ({
          id,
          label,
          to: { search: searchOf(id) },
          className: id === 'history' ? 'max-[1199.9px]:hidden' : undefined,
        }))}
      />
      <div key={tab} className="grid grid-cols-1 gap-6">
        <Section {...props} />
      </div>
    </section>
  );
};

const Section = ({ subject, exact, runs }: ResultsProps) => {
  switch (useLabPlace().tab) {
    case 'exact':
      return <ExactPanel exact={exact} />;
    case 'simulation':
      return <SimulationSection subject={subject} exact={exact.data} runs={runs} />;
    case 'distribution':
      return <DistributionSection subject={subject} exact={exact.data} runs={runs} />;
    case 'verification':
      return <VerificationSection runs={runs} />;
    case 'paytable':
      return <ModelViews model={subject.model} hash={subject.hash} />;
    case 'history':
      return (
        <Suspense fallback={<Skeleton rows={4} />}>
          <RecentRuns />
        </Suspense>
      );
  }
};

import type { ExactModel } from '@novalink/engine/exact';
import { EmptyState } from '../../../ui/empty-state';
import { BrowserRunPanel } from '../runs/browser-run-panel';
import type { LabSubject } from '../lab-subject';
import { ServerRunPanel } from '../runs/server-run-panel';
import type { LabRuns } from '../runs/use-lab-runs';

export interface SectionProps {
  readonly subject: LabSubject;
  /** The exact figures of the subject. */
  readonly exact: ExactModel | undefined;
  readonly runs: LabRuns;
}

/** The runs that were started on this page, latest first. */
export const SimulationSection = ({ subject, exact, runs }: SectionProps) => {
  const { serverRun, isServerLast } = runs;
  const { run } = runs.browser;
  if (!run && !serverRun) return <NoRun />;
  const here = run && (
    <BrowserRunPanel
      key="here"
      run={run}
      runs={runs}
      exact={run.subject.hash === subject.hash ? exact : undefined}
    />
  );
  const there = serverRun && <ServerRunPanel key={serverRun.id} id={serverRun.id} />;
  return isServerLast ? [there, here] : [here, there];
};

export const NoRun = () => (
  <EmptyState title="No run yet">
    Run the model in this browser or on the server. The results are shown here.
  </EmptyState>
);

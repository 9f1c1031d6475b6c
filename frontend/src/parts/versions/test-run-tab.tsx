import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import { labPlaces } from '../lab/lab-places';
import { TestRunReport } from './test-run-report';
import type { ShownVersion } from './shown-version';

/** The last test run of a version, rule by rule, with a link to its charts and certificate. */
export const TestRunTab = ({ version }: { readonly version: ShownVersion }) => {
  const { gameId, testRun, mathModelHash } = version;
  if (testRun === null)
    return <EmptyState title="No test run yet">The provider runs the test before the review.</EmptyState>;
  return (
    <Panel title="Test run">
      <div className="grid gap-5">
        <TestRunReport run={testRun} modelHash={mathModelHash} />
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to={labPlaces.run(testRun.id)} className="text-secondary underline">
            This run with its charts and certificate
          </Link>
          <Link to={labPlaces.runsOfGame(gameId)} className="text-secondary underline">
            All test runs of the game
          </Link>
        </p>
      </div>
    </Panel>
  );
};

import { RunProgress } from '../lab/run-progress';
import { PromisedFeatures } from '../../parts/versions/promised-features';
import { TestRunSummary } from '../../parts/versions/test-run-summary';
import { Checklist } from '../../ui/checklist';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import type { OpenVersion } from '../games/version-fields';
import { useVersionConditions } from './version-conditions';
import { useVersionRun } from './version-run';

/**
 * The meaning of the version's status, the conditions of its next step, and the result of its last test run.
 */
export const VersionStatusNotice = ({ version }: { readonly version: OpenVersion }) => {
  const run = useVersionRun(version);
  const conditions = useVersionConditions(version);
  const ready = conditions.every(({ done }) => done);
  return (
    <Panel title="Status">
      <div className="grid gap-5">
        <p className="max-w-2xl">{meanings[version.status]}</p>
        {!ready && (
          <section className="grid gap-2">
            <h3 className="font-semibold">{conditionsTitle(version)}</h3>
            <Checklist label="Requirements" items={conditions} />
          </section>
        )}
        {warned.includes(version.status) && (
          <PromisedFeatures rulesText={version.rulesText} mathModel={version.mathModel} />
        )}
        {version.reviewNote !== null && (
          <Notice tone="warning" title="Last review note">
            <p className="whitespace-pre-line">{version.reviewNote}</p>
          </Notice>
        )}
        {run.underWay && <RunProgress run={run.underWay} />}
        {version.testRun && <TestRunSummary run={version.testRun} modelHash={version.mathModelHash} />}
      </div>
    </Panel>
  );
};

/** The statuses in which the provider can still change the rules. */
const warned: readonly OpenVersion['status'][] = ['DRAFT', 'TESTED', 'IN_REVIEW'];

/** The title of the list of conditions. */
export const conditionsTitle = ({ status }: Pick<OpenVersion, 'status'>): string =>
  status === 'APPROVED' ? 'Before you can go live' : 'Before you can submit';

const meanings: Record<OpenVersion['status'], string> = {
  DRAFT:
    'Run the test. The server calculates the exact figures, simulates ten million rounds and checks every rule.',
  TESTED:
    'The test run passed. Submit the version when its rules, symbols and the thumbnail of the game are complete.',
  IN_REVIEW: 'An admin is reviewing it. To make changes, withdraw it first.',
  APPROVED: 'The version is approved and can go live. It replaces the version that is live now.',
  REJECTED: 'An admin requested changes. Create a new version that follows the note.',
  LIVE: 'Players play this version.',
  SUSPENDED: 'An admin suspended the game. See the reason in its history.',
  SUPERSEDED: 'A newer version replaced this version.',
  DEPRECATED: 'The game was deprecated with this version.',
  RETIRED: 'The game is retired.',
};

import { RunProgress } from '../../../parts/lab/run-progress';
import { TestRunSummary } from '../../../parts/versions/test-run-summary';
import { Checklist } from '../../../ui/checklist';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/page';
import type { OpenVersion } from '../version-fields';
import { useVersionConditions } from './version-conditions';
import { useVersionRun } from './version-run';

/** What the status of a version means, what its next step waits for, and what its last test run found. */
export const VersionStanding = ({ version }: { readonly version: OpenVersion }) => {
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

/** What the conditions of the next step are for. */
export const conditionsTitle = ({ status }: Pick<OpenVersion, 'status'>): string =>
  status === 'APPROVED' ? 'Before you can go live' : 'Before you can submit';

const meanings: Record<OpenVersion['status'], string> = {
  DRAFT:
    'Run the test: the server plays ten million rounds, works the same figures out exactly, and says rule by rule whether the model holds.',
  TESTED:
    'The test run passed for this model. Submit it when rules, symbols and the game’s thumbnail are complete.',
  IN_REVIEW: 'An admin is reviewing it. To make changes, withdraw it first.',
  APPROVED: 'It may go live. The version that is live now is superseded then.',
  REJECTED: 'An admin rejected it. Create a new version that follows the note.',
  LIVE: 'Players get this version.',
  SUSPENDED: 'An admin stopped the game. Its history says why.',
  SUPERSEDED: 'A later version went live after it.',
  DEPRECATED: 'The game left the catalogue with this version.',
  RETIRED: 'The game has ended.',
};

import { RunProgress } from '../lab/run-progress';
import { PromisedFeatures } from '../../parts/versions/promised-features';
import { TestRunSummary } from '../../parts/versions/test-run-summary';
import { Checklist } from '../../ui/checklist';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import type { OpenVersion } from '../games/version-fields';
import { useVersionConditions } from './version-conditions';
import { useVersionRun } from './version-run';
import * as messages from './messages';

/**
 * The meaning of the version's status, the conditions of its next step, and the result of its last test run.
 */
export const VersionStatusNotice = ({ version }: { readonly version: OpenVersion }) => {
  const run = useVersionRun(version);
  const conditions = useVersionConditions(version);
  const ready = conditions.every(({ done }) => done);
  return (
    <Panel title={messages.status}>
      <div className="grid gap-5">
        <p className="max-w-2xl">{meanings[version.status]}</p>
        {!ready && (
          <section className="grid gap-2">
            <h3 className="font-semibold">{conditionsTitle(version)}</h3>
            <Checklist label={messages.requirements} items={conditions} />
          </section>
        )}
        {warned.includes(version.status) && (
          <PromisedFeatures rulesText={version.rulesText} mathModel={version.mathModel} />
        )}
        {version.reviewNote !== null && (
          <Notice tone="warning" title={messages.lastReviewNote}>
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
  status === 'APPROVED' ? messages.beforeYouCanGoLive : messages.beforeYouCanSubmit;

const meanings: Record<OpenVersion['status'], string> = {
  DRAFT: messages.runTestServerCalculatesExact,
  TESTED: messages.testRunPassedSubmitVersion,
  IN_REVIEW: messages.adminIsReviewingItTo,
  APPROVED: messages.versionIsApprovedAndCan,
  REJECTED: messages.adminRequestedChangesCreateNew,
  LIVE: messages.playersPlayThisVersion,
  SUSPENDED: messages.adminSuspendedGameSeeReason,
  SUPERSEDED: messages.newerVersionReplacedThisVersion,
  DEPRECATED: messages.gameWasDeprecatedWithThis,
  RETIRED: messages.gameIsRetired,
};

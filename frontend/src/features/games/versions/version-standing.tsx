import { useId } from 'react';
import { Link } from 'react-router-dom';
import { labPlaces } from '../../../parts/lab/lab-places';
import { RunProgress } from '../../../parts/lab/run-progress';
import { TestRunReport } from '../../../parts/test-run-report';
import { versionStatuses } from '../../../platform/words/game-words';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button';
import { Checklist } from '../../../ui/checklist';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/page';
import { When } from '../../../ui/when';
import type { OpenVersion } from '../version-fields';
import { useVersionConditions } from './version-conditions';
import { VersionNextStep } from './version-next-step';
import { useVersionRun } from './version-run';

/** Where a version is on its way to players, and the next step its provider can take. */
export const VersionStanding = ({ version }: { readonly version: OpenVersion }) => {
  const { text, tone } = versionStatuses[version.status];
  const run = useVersionRun(version);
  const conditions = useVersionConditions(version);
  const conditionsId = useId();
  const ready = conditions.every(({ done }) => done);
  return (
    <Panel title="Status">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <Badge tone={tone}>{text}</Badge>
            {version.submittedAt !== null && (
              <p className="text-sm text-muted">
                submitted <When at={version.submittedAt} />
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <ButtonLink look="quiet" to={labPlaces.version(version.gameId, version.id)}>
              Open in the Test Lab
            </ButtonLink>
            <VersionNextStep version={version} run={run} ready={ready} conditionsId={conditionsId} />
          </div>
        </div>
        <p className="max-w-2xl">{meanings[version.status]}</p>
        {!ready && (
          <section id={conditionsId} className="grid gap-2">
            <h3 className="font-semibold">
              {version.status === 'APPROVED' ? 'Before you can go live' : 'Before you can submit'}
            </h3>
            <Checklist label="Requirements" items={conditions} />
          </section>
        )}
        {version.reviewNote !== null && (
          <Notice tone="warning" title="Last review note">
            <p className="whitespace-pre-line">{version.reviewNote}</p>
          </Notice>
        )}
        {run.underWay && <RunProgress run={run.underWay} />}
        {version.testRun && (
          <>
            <TestRunReport run={version.testRun} modelHash={version.mathModelHash} />
            <p className="flex flex-wrap gap-x-6 gap-y-2">
              <Link to={labPlaces.run(version.testRun.id)} className="text-secondary underline">
                This run with its charts and certificate
              </Link>
              <Link to={labPlaces.runsOfGame(version.gameId)} className="text-secondary underline">
                All test runs of the game
              </Link>
            </p>
          </>
        )}
      </div>
    </Panel>
  );
};

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

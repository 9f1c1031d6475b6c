import { MissingImages } from '../../parts/images/missing-images';
import { routes } from '#domain/routes';
import type { OwnedGame } from '../../parts/games/owned-game';
import { EntityFrame } from '../../parts/page/entity-frame';
import { type ReviewedVersion, useReviewedVersion } from '../review/read-reviewed-version';
import { TestRunSummary } from '../../parts/versions/test-run-summary';
import { versionTabs } from '../../parts/versions/version-tabs';
import { adminPaths } from '../../platform/page/entity-paths';
import { usePathId } from '../../platform/page/use-path-id';
import { whole } from '../../platform/labels/numbers';
import { versionStatuses } from '../../platform/labels/game-labels';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { When } from '../../ui/when';
import { declaredText } from './declared-text';
import { useLookedAtGame } from './read-game';

/** `/admin/Games/:gameId/versions/:versionId`: one version with its test run, rules, symbols and model. */
export const AdminVersionPage = () => {
  const [gameId, versionId] = [usePathId('gameId'), usePathId('versionId')];
  const { data: game } = useLookedAtGame(gameId);
  return (
    <EntityFrame
      key={versionId}
      reading={useReviewedVersion(gameId, versionId)}
      kind={routes.AdminGameVersion.title}
      titleOf={({ semver }) => (game ? `${game.title} ${semver}` : `Version ${semver}`)}
      breadcrumbs={[
        { label: routes.AdminGames.title, to: routes.AdminGames.path },
        { label: game?.title ?? routes.AdminGame.title, to: adminPaths.game(gameId) },
      ]}
      statusOf={(version) => (
        <>
          <Badge tone={versionStatuses[version.status].tone}>{versionStatuses[version.status].text}</Badge>
          <span className="tabular-nums">{declaredText(version)}</span>
        </>
      )}
      actionsOf={({ status }) =>
        status === 'IN_REVIEW' && (
          <ButtonLink to={`${routes.AdminReview.path}?item=GAME_VERSION.${versionId}`}>
            Open in the review queue
          </ButtonLink>
        )
      }
    >
      {(version) => <VersionParts version={version} game={game} />}
    </EntityFrame>
  );
};

interface VersionPartsProps {
  readonly version: ReviewedVersion;
  readonly game: OwnedGame | undefined;
}

const VersionParts = ({ version, game }: VersionPartsProps) => {
  const { refetch } = useReviewedVersion(version.gameId, version.id);
  const { paytable, images, model, play, testRun, history } = versionTabs({
    version,
    game,
    owner: game?.owner,
    onOutdated: () => void refetch(),
  });
  const overview = {
    id: 'overview',
    label: 'Overview',
    content: () => <Overview version={version} />,
  };
  return (
    <Tabs label="Parts of the version" tabs={[overview, paytable, images, model, play, testRun, history]} />
  );
};

const Overview = ({ version }: Pick<VersionPartsProps, 'version'>) => {
  const {
    betLevels,
    changelog,
    mathModelHash,
    reviewNote,
    rulesText,
    submittedAt,
    symbols,
    testRun,
    updatedAt,
  } = version;
  return (
    <>
      {reviewNote !== null && (
        <Notice tone="warning" title="Last review note">
          <p className="whitespace-pre-line">{reviewNote}</p>
        </Notice>
      )}
      {testRun && (
        <Panel title="Test run">
          <TestRunSummary run={testRun} modelHash={mathModelHash} />
        </Panel>
      )}
      <Panel title="Details">
        <Facts
          rows={[
            ['Bets', betLevels.map(whole).join(', ')],
            ['Changes', changelog],
            ['Submitted', submittedAt && <When at={submittedAt} />],
            ['Changed', <When key="changed" at={updatedAt} />],
          ]}
        />
        <div className="mt-4">
          <MissingImages symbols={symbols} />
        </div>
      </Panel>
      <Panel title="Rules">
        <p className="max-w-prose break-words whitespace-pre-line">{rulesText || 'No rules yet.'}</p>
      </Panel>
    </>
  );
};

import { MissingImages } from '../../parts/images/missing-images';
import { routes } from '#domain/routes';
import type { OwnedGame } from '../../parts/games/owned-game';
import { EntityFrame } from '../../parts/page/entity-frame';
import { type ReviewedVersion, useReviewedVersion } from '../review/read-reviewed-version';
import { TestRunSummary } from '../../parts/versions/test-run-summary';
import { versionTabs } from '../../parts/versions/version-tabs';
import { adminPaths } from '../../platform/page/entity-paths';
import { usePathId } from '../../platform/page/use-path-id';
import { timesBet, whole } from '../../platform/labels/numbers';
import { versionStatuses, volatilities } from '../../platform/labels/game-labels';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { When } from '../../ui/when';
import { useLookedAtGame } from './read-game';
import * as messages from './messages';

/** `/admin/Games/:gameId/versions/:versionId`: one version with its test run, rules, symbols and model. */
export const AdminVersionPage = () => {
  const [gameId, versionId] = [usePathId('gameId'), usePathId('versionId')];
  const { data: game } = useLookedAtGame(gameId);
  return (
    <EntityFrame
      key={versionId}
      reading={useReviewedVersion(gameId, versionId)}
      kind={routes.AdminGameVersion.title}
      titleOf={({ semver }) => (game ? `${game.title} ${semver}` : messages.versionSemver(semver))}
      breadcrumbs={[
        { label: routes.AdminGames.title, to: routes.AdminGames.path },
        { label: game?.title ?? routes.AdminGame.title, to: adminPaths.game(gameId) },
      ]}
      statusOf={({ status, declaredRtp, declaredMaxWinX, volatility }) => (
        <>
          <Badge tone={versionStatuses[status].tone}>{versionStatuses[status].text}</Badge>
          <span className="tabular-nums">
            {messages.declaredRtpUpTo(declaredRtp, timesBet(declaredMaxWinX))}
            {volatility !== null && messages.volatilityVolatility(volatilities[volatility].toLowerCase())}
          </span>
        </>
      )}
      actionsOf={({ status }) =>
        status === 'IN_REVIEW' && (
          <ButtonLink to={`${routes.AdminReview.path}?item=GAME_VERSION.${versionId}`}>
            {messages.openInReviewQueue}
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
    label: messages.overview,
    content: () => <Overview version={version} />,
  };
  return (
    <Tabs
      label={messages.partsOfVersion}
      tabs={[overview, paytable, images, model, play, testRun, history]}
    />
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
        <Notice tone="warning" title={messages.lastReviewNote}>
          <p className="whitespace-pre-line">{reviewNote}</p>
        </Notice>
      )}
      {testRun && (
        <Panel title={messages.testRun}>
          <TestRunSummary run={testRun} modelHash={mathModelHash} />
        </Panel>
      )}
      <Panel title={messages.details}>
        <Facts
          rows={[
            [messages.bets, betLevels.map(whole).join(', ')],
            [messages.changes, changelog],
            [messages.submitted, submittedAt && <When at={submittedAt} />],
            [messages.changed, <When key="changed" at={updatedAt} />],
          ]}
        />
        <div className="mt-4">
          <MissingImages symbols={symbols} />
        </div>
      </Panel>
      <Panel title={messages.rules}>
        <p className="max-w-prose break-words whitespace-pre-line">{rulesText || messages.noRulesYet}</p>
      </Panel>
    </>
  );
};

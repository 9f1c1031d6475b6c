import { routes } from '#domain/routes';
import { EntityFrame } from '../../parts/entity-frame';
import { useReviewedVersion } from '../../parts/review/read-reviewed-version';
import { VersionDetails } from '../../parts/review/version-details';
import { adminPaths } from '../../platform/page/entity-paths';
import { usePathId } from '../../platform/page/use-path-id';
import { timesBet } from '../../platform/words/figures';
import { versionStatuses, volatilities } from '../../platform/words/game-words';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
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
      statusOf={({ status, declaredRtp, declaredMaxWinX, volatility }) => (
        <>
          <Badge tone={versionStatuses[status].tone}>{versionStatuses[status].text}</Badge>
          <span className="tabular-nums">
            declared RTP {declaredRtp} · up to {timesBet(declaredMaxWinX)}
            {volatility !== null && ` · ${volatilities[volatility].toLowerCase()} volatility`}
          </span>
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
      {({ id, reviewNote }) => (
        <>
          {reviewNote !== null && (
            <Notice tone="warning" title="Last review note">
              <p className="whitespace-pre-line">{reviewNote}</p>
            </Notice>
          )}
          <Panel title="Test run, rules and symbols">
            <div className="grid grid-cols-1 gap-5">
              <VersionDetails version={{ gameId, id }} />
            </div>
          </Panel>
        </>
      )}
    </EntityFrame>
  );
};

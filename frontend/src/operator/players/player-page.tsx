import { lazy, Suspense } from 'react';
import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import { BalanceTiles } from '../../parts/brand/balance-tiles';
import { brandPath, useBrand } from '../../parts/brand/brand-context';
import { type ListedPlayer, usePlayer } from '../../parts/brand/list-players';
import { PlayerStatusBadge } from '../../parts/brand/player-status-badge';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useTabTitle } from '../../platform/page/tab-title';
import { usePathId } from '../../platform/page/use-path-id';
import { useSession } from '../../platform/platform';
import { countryName } from '../../platform/forms/country-options';
import { brandLevels } from '../../platform/labels/brand-labels';
import { ActionsPlace } from '../../parts/page/actions-place';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Page, Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { When } from '../../ui/when';
import { PlayerMenu } from './player-menu';
import { PlayerSteps } from './player-steps';
import { StatusReason } from './status-reason';
import { TagBadges } from './tag-badges';

// The table of movements is loaded on demand, because the overview does not show it.
const Statement = lazy(async () => ({ default: (await import('../../parts/wallet/statement')).Statement }));

/** `/operator/brand/:brandId/UserManagement/:userId`: one player of a brand, with balances and statement. */
export const PlayerPage = () => {
  const brand = useBrand();
  const userId = usePathId('userId');
  const { data: player, error, refetch } = usePlayer(brand.id, userId);
  const isSelf = useSession()?.sub === userId;
  useTabTitle(player && `${player.displayName} · ${brand.name}`);
  return (
    <Page
      title={player?.displayName ?? routes.BrandPlayer.title}
      breadcrumbs={[
        { label: 'Players', to: generatePath(routes.BrandUserManagement.path, { brandId: brand.id }) },
      ]}
      lead={player !== undefined && <PlayerLine player={player} />}
      actions={
        player === undefined ? (
          error === null && <ActionsPlace />
        ) : (
          <>
            <ButtonLink look="quiet" to={`${brandPath('Coins', brand.id)}?player=${userId}#move`}>
              Grant or deduct coins
            </ButtonLink>
            <PlayerMenu brandId={brand.id} player={player} isSelf={isSelf} />
          </>
        )
      }
    >
      {error !== null && player === undefined && (
        <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />
      )}
      {player === undefined && error === null && <Skeleton />}
      {player && <PlayerTabs brand={brand} player={player} isSelf={isSelf} />}
    </Page>
  );
};

interface PlayerTabsProps {
  readonly brand: ShownBrand;
  readonly player: NonNullable<ReturnType<typeof usePlayer>['data']>;
  readonly isSelf: boolean;
}

const PlayerTabs = ({ brand, player, isSelf }: PlayerTabsProps) => (
  <>
    <BalanceTiles brand={brand} player={player} />
    <Tabs
      label="Player"
      tabs={[
        {
          id: 'overview',
          label: 'Overview',
          content: () => (
            <Panel title="Level, tier and tags">
              <div className="grid grid-cols-1 gap-4">
                <StatusReason player={player} />
                {isSelf ? (
                  <p className="text-muted">
                    This is your account. Another admin of the brand can change your level, tier, tags and
                    status.
                  </p>
                ) : (
                  <PlayerSteps brandId={brand.id} player={player} />
                )}
              </div>
            </Panel>
          ),
        },
        {
          id: 'statement',
          label: 'Statement',
          content: () => (
            <Panel title="Statement" lead="All coin movements, newest first.">
              <Suspense fallback={<Skeleton />}>
                <Statement
                  place="page"
                  brandId={brand.id}
                  userId={player.userId}
                  coinTypes={brand.coinTypes}
                  balances={player.balances}
                />
              </Suspense>
            </Panel>
          ),
        },
      ]}
    />
  </>
);

interface PlayerLineProps {
  readonly player: ListedPlayer;
}

const PlayerLine = ({
  player: { status, onBreak, level, owns, tier, tags, country, createdAt },
}: PlayerLineProps) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
    <PlayerStatusBadge status={status} onBreak={onBreak} />
    {level !== 'PLAYER' && <Badge tone="news">{brandLevels[level]}</Badge>}
    {owns && <Badge tone="news">Owner</Badge>}
    <span>
      Tier {tier} · {countryName(country)} · joined <When at={createdAt} dayOnly />
    </span>
    {tags.length > 0 && <TagBadges tags={tags} />}
  </span>
);

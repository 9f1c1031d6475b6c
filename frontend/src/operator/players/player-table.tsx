import { lazy, Suspense } from 'react';
import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import type { ListedPlayer } from '../../parts/brand/list-players';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { countryName } from '../../platform/forms/country-options';
import { brandLevels, shownStatus, shownStatuses } from '../../platform/labels/brand-labels';
import { Skeleton } from '../../ui/skeleton';
import type { Table } from '../../ui/table/table';
import { PlayerMenu } from './player-menu';
import { PlayerSteps } from './player-steps';
import { StatusReason } from './status-reason';
import { TagBadges } from './tag-badges';

const PlayerMoney = lazy(async () => ({ default: (await import('./player-money')).PlayerMoney }));

/** The players of a brand; `self` is the signed-in user, who cannot change their own row. */
export const playerTable = (brand: ShownBrand, self: string | undefined): Table<ListedPlayer> => ({
  id: 'players',
  caption: 'Players',
  noun: { one: 'player', many: 'players' },
  title: {
    header: 'Player',
    textOf: ({ displayName }) => displayName,
    to: ({ userId }) => generatePath(routes.BrandPlayer.path, { brandId: brand.id, userId }),
  },
  columns: [
    statusColumn(shownStatuses, shownStatus),
    {
      id: 'level',
      header: 'Level',
      width: 140,
      valueOf: ({ level, owns }) => (owns ? `${brandLevels[level]} (owner)` : brandLevels[level]),
    },
    { id: 'tier', header: 'Tier', width: 80, align: 'end', valueOf: ({ tier }) => tier },
    {
      id: 'tags',
      header: 'Tags',
      width: 180,
      valueOf: ({ tags }) => tags.join(', ') || null,
      show: ({ tags }) => (tags.length === 0 ? '–' : <TagBadges tags={tags} />),
    },
    { id: 'country', header: 'Country', width: 150, valueOf: ({ country }) => countryName(country) },
    whenColumn('joined', 'Joined', ({ createdAt }) => createdAt),
  ],
  menu: (player) => <PlayerMenu brandId={brand.id} player={player} isSelf={player.userId === self} />,
  details: (player) => (
    <>
      <StatusReason player={player} />
      {player.userId === self ? (
        <p className="text-muted">
          This is your account. Another admin of the brand can change your level, tier, tags and status.
        </p>
      ) : (
        <PlayerSteps brandId={brand.id} player={player} />
      )}
      <Suspense fallback={<Skeleton rows={2} />}>
        <PlayerMoney brand={brand} userId={player.userId} />
      </Suspense>
    </>
  ),
});

import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { BalanceTiles } from '../../parts/brand/balance-tiles';
import { JoinButton } from '../lobby/join-button';
import { brandPath, useBrand } from '../../parts/brand/brand-context';
import { PlayerStatusBadge } from '../../parts/brand/player-status-badge';
import type { Player, ShownBrand } from '../../parts/brand/read-brand';
import { useAskedRound } from '../../parts/rounds/own-round-path';
import { useTabTitle } from '../../platform/page/tab-title';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page, Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { BreakPanel } from './break-panel';
import { SelfExclusionPanel } from './self-exclusion-panel';
import { brandLevels } from '../../platform/labels/brand-labels';
import { countryName } from '../../platform/forms/country-options';
import { Facts } from '../../ui/facts';
import { When } from '../../ui/when';

// Loaded on demand, because it needs the form library.
const LimitsPanel = lazy(async () => ({ default: (await import('./limits-panel')).LimitsPanel }));
const Statement = lazy(async () => ({ default: (await import('../../parts/wallet/statement')).Statement }));
// Loaded on demand, because verifying a round needs the whole game engine.
const OwnRounds = lazy(async () => ({ default: (await import('./own-rounds')).OwnRounds }));
const OwnTournaments = lazy(async () => ({ default: (await import('./own-tournaments')).OwnTournaments }));
const OwnPromotions = lazy(async () => ({ default: (await import('./own-promotions')).OwnPromotions }));
const SeedsPanel = lazy(async () => ({
  default: (await import('../rounds/seeds-panel')).SeedsPanel,
}));

/** `/operator/brand/:brandId/Account`: the user's own account as a player of the brand. */
export const BrandAccountPage = () => {
  const brand = useBrand();
  const { me } = brand;
  useTabTitle(`Your account · ${brand.name}`);
  if (me === null)
    return (
      <Page title="Your account">
        <EmptyState
          title="You have not joined yet"
          action={
            brand.open ? (
              <JoinButton brand={brand} label="Join" />
            ) : (
              <ButtonLink to={brandPath('BrandDemo', brand.id)}>Go to the lobby</ButtonLink>
            )
          }
        >
          {brand.open
            ? `Join ${brand.name} to see your coins, statement and limits here.`
            : `You can join ${brand.name} once it is open. Then you see your coins, statement and limits here.`}
        </EmptyState>
      </Page>
    );
  return <OwnAccount brand={brand} player={me} />;
};

interface OwnAccountProps {
  readonly brand: ShownBrand;
  readonly player: Player;
}

const OwnAccount = ({ brand, player }: OwnAccountProps) => {
  return (
    <Page
      title="Your account"
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <PlayerStatusBadge status={player.status} onBreak={player.onBreak} />
          <span>
            {player.displayName} · {brand.name}
          </span>
        </span>
      }
      actions={
        <ButtonLink look="quiet" to={brandPath('BrandDemo', brand.id)}>
          Go to the lobby
        </ButtonLink>
      }
    >
      <BalanceTiles brand={brand} player={player} />
      <Suspense fallback={<Skeleton />}>
        <Tabs label="Your account" fallback={useHashTab()} tabs={accountTabs(brand, player)} />
      </Suspense>
    </Page>
  );
};

/** URLs of limits and of a round have a hash that is not the name of a tab. */
const useHashTab = (): string | undefined => {
  const { hash } = useLocation();
  const round = useAskedRound().id;
  if (round !== undefined) return 'rounds';
  return hash === '#limits' ? 'limits' : undefined;
};

const accountTabs = (brand: ShownBrand, player: Player) =>
  [
    {
      id: 'overview',
      label: 'Overview',
      content: () => (
        <Panel title="Player details">
          <PlayerFacts player={player} />
        </Panel>
      ),
    },
    { id: 'rounds', label: 'Rounds', content: () => <OwnRounds brand={brand} /> },
    { id: 'promotions', label: 'Promotions', content: () => <OwnPromotions brand={brand} /> },
    { id: 'tournaments', label: 'Tournaments', content: () => <OwnTournaments brandId={brand.id} /> },
    {
      id: 'statement',
      label: 'Statement',
      content: () => (
        <Panel title="Statement" lead="All coin movements, newest first. Entries are never changed.">
          <Statement
            place="page"
            brandId={brand.id}
            userId={player.userId}
            coinTypes={brand.coinTypes}
            balances={player.balances}
          />
        </Panel>
      ),
    },
    {
      id: 'limits',
      label: 'Limits',
      content: () => (
        <>
          <LimitsPanel brand={brand} player={player} />
          <BreakPanel brand={brand} player={player} />
          <SelfExclusionPanel brand={brand} player={player} />
        </>
      ),
    },
    { id: 'seeds', label: 'Seeds', content: () => <SeedsPanel brandId={brand.id} /> },
  ] as const;

/** The data of a player in the brand. */
const PlayerFacts = ({ player }: { readonly player: Player }) => {
  return (
    <Facts
      rows={[
        ['Display name', player.displayName],
        ['Status', <PlayerStatusBadge key="status" status={player.status} onBreak={player.onBreak} />],
        ['Level', player.owns ? `${brandLevels.ADMIN} (company owner)` : brandLevels[player.level]],
        ['Tier', player.tier],
        ['Country', countryName(player.country)],
        ['Age confirmed', <When key="age" at={player.ageConfirmedAt} dayOnly />],
        ['Terms accepted', `Version ${player.termsVersion}`],
      ]}
    />
  );
};

import { lazy, Suspense } from 'react';
import { brandPath, useBrand } from '../../parts/brand/brand-context';
import { Statement } from '../../parts/wallet/statement';
import { useTabTitle } from '../../platform/page/tab-title';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page, Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { BalanceTiles } from './balance-tiles';
import { PlayerFacts } from './player-facts';
import { SelfExclusionPanel } from './self-exclusion-panel';

// It comes with the library of forms.
const LimitsPanel = lazy(async () => ({ default: (await import('./limits-panel')).LimitsPanel }));
// Checking a round takes the whole engine of the games.
const RoundsAndSeeds = lazy(async () => ({ default: (await import('./rounds-and-seeds')).RoundsAndSeeds }));

/** `/operator/brand/:brandId/Account`: oneself as a player of the brand. */
export const BrandAccountPage = () => {
  const brand = useBrand();
  const { me } = brand;
  useTabTitle(`Your account · ${brand.name}`);
  if (me === null)
    return (
      <Page title="Your account">
        <EmptyState
          title="You are not a player here yet"
          action={<ButtonLink to={brandPath('BrandDemo', brand.id)}>Go to the lobby</ButtonLink>}
        >
          {brand.open ? `Join ${brand.name} in its lobby` : `You can join ${brand.name} once it is open`};
          your coins, statement and limits are here afterwards.
        </EmptyState>
      </Page>
    );
  return (
    <Page
      title="Your account"
      lead={`What ${brand.name} knows of you, and what you may decide about your play.`}
    >
      <BalanceTiles brand={brand} player={me} />
      <Panel title="You as a player">
        <PlayerFacts player={me} />
      </Panel>
      <Panel
        title="Statement"
        lead="Every coin that came or went, newest first. Nothing of it is ever changed."
      >
        <Statement brandId={brand.id} userId={me.userId} coinTypes={brand.coinTypes} balances={me.balances} />
      </Panel>
      <Suspense fallback={<Skeleton />}>
        <LimitsPanel brand={brand} player={me} />
      </Suspense>
      <SelfExclusionPanel brand={brand} player={me} />
      <Suspense fallback={<Skeleton />}>
        <RoundsAndSeeds brand={brand} />
      </Suspense>
    </Page>
  );
};

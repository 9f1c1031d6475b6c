import { useEffect, useRef } from 'react';
import { brandPath } from '../../parts/brand/brand-context';
import type { Player, ShownBrand } from '../../parts/brand/read-brand';
import { coinAmount } from '../../platform/labels/brand-labels';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/page';

interface WelcomePanelProps {
  readonly brand: ShownBrand;
  readonly player: Player;
}

/** Replaces the form after the user has joined. */
export const WelcomePanel = ({ brand, player }: WelcomePanelProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="status" tabIndex={-1} className="rounded-2xl">
      <Panel
        title={`Welcome, ${player.displayName}`}
        lead="You are now a player. You start with these coins:"
      >
        <ul aria-label="Your coins" className="flex flex-wrap gap-x-8 gap-y-2 text-2xl font-bold text-accent">
          {player.balances.map(({ coin, purse, amount }) => (
            <li key={`${coin} ${purse}`}>{coinAmount(amount, coin, brand.coinTypes)}</li>
          ))}
          {player.balances.length === 0 && (
            <li className="text-base font-normal text-muted">
              This casino has no welcome coins. Check for daily coins and packages.
            </li>
          )}
        </ul>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink look="quiet" to={brandPath('Coins', brand.id)}>
            Daily coins and packages
          </ButtonLink>
          <ButtonLink look="quiet" to={`${brandPath('BrandAccount', brand.id)}#limits`}>
            Set limits
          </ButtonLink>
        </div>
      </Panel>
    </div>
  );
};

import { brandPath } from '../../parts/brand/brand-context';
import type { Player, ShownBrand } from '../../parts/brand/read-brand';
import { ButtonLink } from '../../ui/button';

interface FreeCoinsProps {
  readonly brand: ShownBrand;
  readonly player: Player;
}

/** The way to what can be claimed; no pressure, no counting down. */
export const FreeCoins = ({ brand, player }: FreeCoinsProps) => {
  const hasDaily = brand.coinTypes.some(({ dailyGrant }) => dailyGrant !== '0');
  const packages = brand.packages.filter(({ active }) => active).length;
  if (!brand.open || player.status !== 'ACTIVE' || (!hasDaily && packages === 0)) return null;
  return (
    <section
      aria-label="Free coins"
      className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-surface p-5 sm:px-7"
    >
      <p>
        <strong>{player.displayName}</strong>, {hasDaily && 'daily coins'}
        {hasDaily && packages > 0 && ' and '}
        {packages > 0 && (packages === 1 ? 'a free package' : `${packages} free packages`)} available in your
        coins.
      </p>
      <ButtonLink look="quiet" to={brandPath('Coins', brand.id)}>
        See your coins
      </ButtonLink>
    </section>
  );
};

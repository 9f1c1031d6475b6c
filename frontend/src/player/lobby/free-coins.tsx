import { brandPath } from '../../parts/brand/brand-context';
import { useSession } from '../../platform/platform';
import { manages } from '../../parts/brand/brand-permissions';
import type { Player, ShownBrand } from '../../parts/brand/read-brand';
import { ButtonLink } from '../../ui/button';

const list = new Intl.ListFormat('en');

interface FreeCoinsProps {
  readonly brand: ShownBrand;
  readonly player: Player;
}

/** A link to the claims for players who may claim, without pressure or a countdown. */
export const FreeCoins = ({ brand, player }: FreeCoinsProps) => {
  const isManager = manages(brand, useSession());
  const hasDaily = brand.coinTypes.some(({ dailyGrant }) => dailyGrant !== '0');
  const packages = brand.packages.filter(({ active }) => active).length;
  const free = [
    ...(hasDaily ? ['daily coins'] : []),
    ...(packages === 0 ? [] : [packages === 1 ? 'a free package' : `${packages} free packages`]),
  ];
  if (isManager || !brand.open || player.status !== 'ACTIVE' || free.length === 0) return null;
  return (
    <section
      aria-label="Free coins"
      className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-surface p-5 sm:px-7"
    >
      <p>
        <strong>{player.displayName}</strong>, you can collect {list.format(free)}.
      </p>
      <ButtonLink look="quiet" to={brandPath('Coins', brand.id)}>
        See your coins
      </ButtonLink>
    </section>
  );
};

import { useSession } from '../../platform/platform';
import { JoinButton } from './join-button';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { welcomeCoins } from './welcome-coins';

interface JoinBarProps {
  readonly brand: ShownBrand;
  /** Called after joining, instead of showing a toast. */
  readonly onJoined: (() => void) | undefined;
}

/** Invites users who are not players yet. */
export const JoinBar = ({ brand, onJoined }: JoinBarProps) => {
  const coins = welcomeCoins(brand, useSession());
  return (
    <section
      aria-label={`Join ${brand.name}`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-line bg-surface px-5 py-3"
    >
      <p className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">Join {brand.name} to play.</strong>{' '}
        <span className="text-muted">
          {coins === undefined ? 'It is free.' : `You start with ${coins}, free and without value.`}
        </span>
      </p>
      <JoinButton brand={brand} label="Join" look="quiet" onJoined={onJoined} />
    </section>
  );
};

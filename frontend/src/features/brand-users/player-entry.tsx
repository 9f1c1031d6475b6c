import { lazy, Suspense, useState } from 'react';
import type { ListedPlayer } from '../../parts/brand/list-players';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { brandLevels, playerStatuses } from '../../platform/words/brand-words';
import { countryName } from '../../platform/forms/country-options';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { OnDemand } from '../../ui/on-demand';
import { Skeleton } from '../../ui/skeleton';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import { useChangePlayer } from './change-player';
import { PlayerSteps } from './player-steps';

// The form comes with its library, which the page has no other use for.
const ReasonDialog = lazy(async () => ({
  default: (await import('../../parts/review/reason-dialog')).ReasonDialog,
}));

const PlayerMoney = lazy(async () => ({ default: (await import('./player-money')).PlayerMoney }));

interface PlayerEntryProps {
  readonly brand: ShownBrand;
  readonly player: ListedPlayer;
  readonly isSelf: boolean;
}

/** One player: who they are in the brand, what may be changed of it, and their coins. */
export const PlayerEntry = ({ brand, player, isSelf }: PlayerEntryProps) => {
  const { displayName, level, owns, tier, country, status, statusReason, selfExcludedUntil } = player;
  const change = useChangePlayer(brand.id, player);
  const [suspending, setSuspending] = useState(false);
  const { text, tone } = playerStatuses[status];
  return (
    <article aria-label={displayName} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="text-lg font-semibold break-words text-heading">{displayName}</h2>
            <Badge tone={tone}>{text}</Badge>
            {level !== 'PLAYER' && <Badge tone="news">{brandLevels[level]}</Badge>}
            {owns && <Badge tone="news">Owner</Badge>}
          </div>
          <p className="mt-1 text-sm text-muted">
            Tier {tier} · {countryName(country)} · joined <When at={player.createdAt} dayOnly />
          </p>
          {status === 'SUSPENDED' && statusReason !== null && (
            <p className="mt-2 max-w-prose whitespace-pre-line">{statusReason}</p>
          )}
          {status === 'SELF_EXCLUDED' && selfExcludedUntil !== null && (
            <p className="mt-2">
              By their own will, until <When at={selfExcludedUntil} dayOnly />.
            </p>
          )}
        </div>
        {status === 'ACTIVE' && !isSelf && (
          <Button look="danger" onClick={() => setSuspending(true)}>
            Suspend
          </Button>
        )}
      </div>
      {isSelf ? (
        <p className="text-sm text-muted">This is you. Somebody else changes your level, tier and status.</p>
      ) : (
        <PlayerSteps player={player} change={change} />
      )}
      <OnDemand label="Balances and statement">
        <Suspense fallback={<Skeleton rows={2} />}>
          <PlayerMoney brand={brand} userId={player.userId} />
        </Suspense>
      </OnDemand>
      {suspending && (
        <Suspense>
          <ReasonDialog
            title={`Suspend ${displayName}?`}
            label="Why they are suspended"
            hint="The player reads this. They cannot play or claim coins until they are let on again."
            confirmLabel="Suspend"
            onClose={() => setSuspending(false)}
            onConfirm={async (reason) => {
              await change.mutateAsync({ kind: 'suspend', reason });
              say.done(`${displayName} is suspended.`);
            }}
          />
        </Suspense>
      )}
    </article>
  );
};

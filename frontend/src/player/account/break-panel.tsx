import { lazy, Suspense, useState } from 'react';
import { limits } from '#domain/limits';
import type { Player, ShownBrand } from '../../parts/brand/read-brand';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';

const BreakDialog = lazy(async () => ({ default: (await import('./break-dialog')).BreakDialog }));

interface BreakPanelProps {
  readonly brand: ShownBrand;
  readonly player: Player;
}

/** A break of some days. It takes effect immediately, and nobody can end it earlier. */
export const BreakPanel = ({ brand, player }: BreakPanelProps) => {
  const [asking, setAsking] = useState(false);
  const { status, onBreak, selfExcludedUntil } = player;
  if (status === 'SELF_EXCLUDED' && !onBreak) return null;
  const { smallest, largest } = limits.brandUser.breakDays;
  return (
    <Panel
      title="Break"
      lead={`Stops your play immediately for ${smallest} to ${largest} days. Nobody can end it earlier.`}
    >
      {status === 'SELF_EXCLUDED' && selfExcludedUntil !== null ? (
        <p>
          Your break lasts until{' '}
          <strong>
            <When at={selfExcludedUntil} />
          </strong>
          . It ends automatically.
        </p>
      ) : (
        <Button onClick={() => setAsking(true)}>Take a break</Button>
      )}
      {asking && (
        <Suspense>
          <BreakDialog brand={brand} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Panel>
  );
};

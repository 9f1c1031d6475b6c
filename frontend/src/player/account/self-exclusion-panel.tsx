import { lazy, Suspense, useState } from 'react';
import { limits } from '#domain/limits';
import type { Player, ShownBrand } from '../../parts/brand/read-brand';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';

const ExclusionDialog = lazy(async () => ({ default: (await import('./exclusion-dialog')).ExclusionDialog }));

interface SelfExclusionPanelProps {
  readonly brand: ShownBrand;
  readonly player: Player;
}

/** Self-exclusion for some months. It takes effect immediately, and nobody can cancel it. */
export const SelfExclusionPanel = ({ brand, player }: SelfExclusionPanelProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <Panel
      title="Self-exclusion"
      lead={`Stops your play immediately for at least ${limits.brandUser.exclusionMonths.smallest} months. Nobody can shorten this period.`}
    >
      {player.status === 'SELF_EXCLUDED' && !player.onBreak && player.selfExcludedUntil !== null ? (
        <p>
          You are excluded until{' '}
          <strong>
            <When at={player.selfExcludedUntil} dayOnly />
          </strong>
          . It ends automatically.
        </p>
      ) : (
        <Button look="danger" onClick={() => setAsking(true)}>
          Exclude myself
        </Button>
      )}
      {asking && (
        <Suspense>
          <ExclusionDialog brand={brand} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Panel>
  );
};

import { useState } from 'react';
import { limitsAt } from '#domain/play/play-limits';
import { playSession } from '#domain/play/play-session';
import { limits } from '#domain/limits';
import type { PendingLimits } from '#domain/generated/types';
import type { Player, ShownBrand } from '../../parts/brand/read-brand';
import { whole } from '../../platform/labels/numbers';
import { useHashTarget } from '../../platform/page/use-hash-target';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';
import { limitLabels, limitNames, limitLabel } from './limit-values';
import { LimitsForm } from './limits-form';

interface LimitsPanelProps {
  readonly brand: ShownBrand;
  readonly player: Player;
}

/** The player's own limits: current limits, pending limits, and the form to change them. */
export const LimitsPanel = ({ brand, player }: LimitsPanelProps) => {
  const place = useHashTarget('limits');
  const [now] = useState(() => new Date());
  const held = limitsAt(player, now);
  const { dailyLossLimit, sessionMaxMinutes } = brand.responsiblePlay;
  return (
    <div ref={place} id="limits" className="scroll-mt-28">
      <Panel
        title="Your limits"
        lead={`Stricter limits apply immediately. Looser limits apply after ${limits.brandUser.loosenHours} hours.`}
      >
        <div className="grid gap-5">
          {held.pendingLimits && <Pending {...held.pendingLimits} />}
          <p className="text-muted">
            {brand.name} ends every session after {whole(sessionMaxMinutes)} minutes, with a pause of{' '}
            {playSession.pauseMinutes} minutes before the next one.
          </p>
          {typeof dailyLossLimit === 'number' && (
            <p className="text-muted">
              {brand.name} blocks play after a loss of {whole(dailyLossLimit)} coins in a day.
            </p>
          )}
          <p className="text-muted">The strictest limit applies. Each coin is counted separately.</p>
          <LimitsForm
            key={player.version}
            brandId={brand.id}
            held={held.limits}
            wished={held.pendingLimits?.limits ?? held.limits}
          />
        </div>
      </Panel>
    </div>
  );
};

const Pending = ({ limits: coming, from }: PendingLimits) => (
  <Notice title="Pending limits">
    From <When at={from} />:{' '}
    {limitNames
      .map((name) => `${limitLabels[name].toLowerCase()} ${limitLabel(name, coming[name])}`)
      .join(', ')}
    . The stricter limits apply until then.
  </Notice>
);

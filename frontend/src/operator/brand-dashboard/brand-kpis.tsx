import type { PlayTotalsFragment } from '../../generated/operations';
import { changeOf } from '../../parts/dashboards/change';
import { amountMetric } from '../../parts/dashboards/coin-amount';
import { Kpi, Kpis } from '../../parts/dashboards/kpi';
import { whole } from '../../platform/labels/numbers';
import * as messages from './messages';

interface BrandKpisProps {
  readonly now: PlayTotalsFragment;
  readonly before: PlayTotalsFragment;
  /** The coin whose amounts are shown. */
  readonly coin: string | undefined;
}

export const BrandKpis = ({ now, before, coin }: BrandKpisProps) => {
  const coins = (of: 'averageBet' | 'bonusCost' | 'ngr') => amountMetric(now, before, coin, of);
  return (
    <Kpis>
      <Kpi
        label={messages.activePlayersDay}
        value={Number(now.averagePlayers).toLocaleString('en', { maximumFractionDigits: 1 })}
        change={changeOf(Number(now.averagePlayers), Number(before.averagePlayers))}
        definition={messages.averageNumberOfPlayersPer}
      />
      <Kpi
        label={messages.newPlayers}
        value={whole(now.newPlayers)}
        change={changeOf(now.newPlayers, before.newPlayers)}
        definition={messages.playersWhoJoinedBrandIn}
      />
      <Kpi
        label={messages.sessions}
        value={whole(now.sessions)}
        change={changeOf(now.sessions, before.sessions)}
        definition={messages.gameSessionsWithAtLeast}
      />
      <Kpi
        label={messages.averageBet}
        {...coins('averageBet')}
        definition={messages.turnoverDividedByNumberOf}
      />
      <Kpi
        label={messages.bonusCost}
        {...coins('bonusCost')}
        definition={messages.coinsThatPlayersReceivedWithout}
      />
      <Kpi label={messages.ngr} {...coins('ngr')} definition={messages.netGamingRevenueBetsMinus} />
    </Kpis>
  );
};

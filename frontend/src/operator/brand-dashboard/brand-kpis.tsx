import type { PlayTotalsFragment } from '../../generated/operations';
import { changeOf } from '../../parts/dashboards/change';
import { amountMetric } from '../dashboards/coin-amount';
import { Kpi, Kpis } from '../../parts/dashboards/kpi';
import { whole } from '../../platform/labels/numbers';

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
        label="Active players a day"
        value={Number(now.averagePlayers).toLocaleString('en', { maximumFractionDigits: 1 })}
        change={changeOf(Number(now.averagePlayers), Number(before.averagePlayers))}
        definition="Average number of players per day who completed at least one round."
      />
      <Kpi
        label="New players"
        value={whole(now.newPlayers)}
        change={changeOf(now.newPlayers, before.newPlayers)}
        definition="Players who joined the brand in this period."
      />
      <Kpi
        label="Sessions"
        value={whole(now.sessions)}
        change={changeOf(now.sessions, before.sessions)}
        definition="Game sessions with at least one round. A session that continues after midnight counts on both days."
      />
      <Kpi
        label="Average bet"
        {...coins('averageBet')}
        definition="Turnover divided by the number of rounds. Turnover is the sum of all bets."
      />
      <Kpi
        label="Bonus cost"
        {...coins('bonusCost')}
        definition="Coins that players received without a bet, such as welcome coins and free coins."
      />
      <Kpi
        label="NGR"
        {...coins('ngr')}
        definition="Net gaming revenue: bets minus wins, bonus cost and tournament cost (prizes and refunds minus buy-ins). Withdrawn and forfeited coins are left out."
      />
    </Kpis>
  );
};

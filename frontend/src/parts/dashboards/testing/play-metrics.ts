import type { CoinFigures, PlayDay, PlayFigures } from '#domain/generated/types';
import { everyDay } from '#domain/counters/days';

/** Consistent metrics of one coin, as the API returns them. */
export const coinMetrics = (coin: string, rounds: number): CoinFigures => {
  const turnover = rounds * 1_000;
  const wins = rounds * 950;
  const bonusCost = 2_000;
  const tournamentCost = 0;
  return {
    coin,
    decimals: 2,
    rounds,
    turnover: `${turnover}`,
    wins: `${wins}`,
    ggr: `${turnover - wins}`,
    hold: rounds === 0 ? null : '0.050000',
    actualRtp: rounds === 0 ? null : '0.950000',
    averageBet: rounds === 0 ? null : '1000',
    bonusCost: `${bonusCost}`,
    tournamentCost: `${tournamentCost}`,
    ngr: `${turnover - wins - bonusCost - tournamentCost}`,
  };
};

export const playTotals = (rounds: number): PlayFigures => ({
  playerDays: rounds / 10,
  averagePlayers: (rounds / 100).toFixed(2),
  newPlayers: rounds / 20,
  sessions: rounds / 5,
  playedSeconds: rounds * 3,
  coins: [coinMetrics('GOLD', rounds), coinMetrics('SILVER', rounds / 2)],
});

export const playDays = (from: string, to: string): PlayDay[] =>
  everyDay(from, to).map((day, index) => ({
    day,
    players: 10 + index,
    newPlayers: index % 3,
    sessions: 12 + index,
    playedSeconds: 3_600,
    coins: [coinMetrics('GOLD', 100 + index), coinMetrics('SILVER', 20)],
  }));

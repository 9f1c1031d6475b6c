import type { Draw } from '@novalink/engine';
import { drawFrom, stateFrom } from '@novalink/engine/lab';
import { sha256, utf8 } from '@novalink/engine/hash';

/** One session at a game. */
export interface Visit {
  /** Days since the start of the history, from 0, and minutes of that day (UTC). */
  readonly day: number;
  readonly minute: number;
  /** Index of the game in the brand's games. */
  readonly game: number;
  /** Index of the coin in the brand's coins. */
  readonly coin: number;
  readonly takesPackage: boolean;
  /** Whether the player collects the rewards of promotions. */
  readonly takesReward: boolean;
  /** Relative bet, from 0 (the game's lowest) to 1 (its highest). */
  readonly bet: number;
  readonly rounds: number;
}

/** The history of one brand. */
export interface PlannedHistory {
  readonly brand: string;
  readonly days: number;
  readonly players: number;
  /** The indices of popular games, and the number of all games. */
  readonly popular: readonly number[];
  readonly games: number;
  readonly coins: number;
}

/** The visits of each player in chronological order. The first one is on the day on which the player joined. */
export const planVisits = (history: PlannedHistory): readonly (readonly Visit[])[] =>
  Array.from({ length: history.players }, (_, player) => visitsOf(history, player));

/** One of so many players is a regular. The others visit a few times. */
const perRegular = 6;

/** Players who join after the opening day have few coins and bet little. */
function visitsOf({ brand, days, players, popular, games, coins }: PlannedHistory, player: number): Visit[] {
  const draw = drawFrom(stateFrom(sha256(utf8(`${brand} player ${player}`)).slice(0, 16)));
  const joined = dayJoined(player, players, days);
  const isRegular = player % perRegular === 0;
  const loyalty = isRegular ? 70 + draw(90) : 12 + draw(20);
  const halfLife = isRegular ? 45 + draw(60) : 3 + draw(12);
  const anyGame = () => (draw(5) > 0 ? popular[draw(popular.length)] : undefined) ?? draw(games);
  const favourites = [anyGame(), anyGame()];
  const taste = joined === 0 ? 47 + draw(25) : 0;
  const visits: Visit[] = [];
  for (let day = joined; day < days; day += 1) {
    // In thousandths.
    const chance = 3 + loyalty * 0.5 ** ((day - joined) / halfLife) + (isWeekend(day) ? 12 : 0);
    if (day > joined && draw(1000) >= chance) continue;
    visits.push({
      day,
      minute: minuteOf(draw),
      game: favourites[draw(3)] ?? anyGame(),
      coin: draw(12) === 0 ? draw(coins) : 0,
      takesPackage: draw(8) === 0,
      takesReward: draw(4) === 0,
      bet: (taste + draw(14)) / 100,
      rounds: 5 + draw(9),
    });
  }
  return visits;
}

/**
 * Four fifths of the players join on the opening day, the others one after another until a week before the end. In a shorter
 * history, all of them join on the opening day.
 */
function dayJoined(player: number, players: number, days: number): number {
  const first = Math.ceil((players * 4) / 5);
  return player < first ? 0 : Math.floor(((player - first + 1) / (players - first)) * Math.max(0, days - 7));
}

/** Mostly in the evening, in whole minutes from 08:00 to 22:59. */
const minuteOf = (draw: Draw): number => (8 + Math.max(draw(15), draw(15))) * 60 + draw(60);

/** Two days of every seven. */
const isWeekend = (day: number): boolean => day % 7 >= 5;

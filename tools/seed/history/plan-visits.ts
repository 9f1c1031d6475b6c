import type { Draw } from '#domain/slots/play/draw';
import { drawFrom, stateFrom } from '#domain/lab/simulate/generator';
import { sha256 } from '#domain/slots/play/sha256';
import { utf8 } from '#domain/slots/play/utf8';

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
  /** Relative bet, from 0 (the game's lowest) to 1 (its highest). */
  readonly bet: number;
  readonly rounds: number;
}

export interface PlannedHistory {
  readonly days: number;
  readonly players: number;
  readonly games: number;
  readonly coins: number;
}

/** The visits of each player in chronological order. The first one is on the day on which the player joined. */
export const planVisits = (history: PlannedHistory): readonly (readonly Visit[])[] =>
  Array.from({ length: history.players }, (_, player) => visitsOf(history, player));

function visitsOf({ days, players, games, coins }: PlannedHistory, player: number): Visit[] {
  const draw = drawFrom(stateFrom(sha256(utf8(`demo player ${player}`)).slice(0, 16)));
  const joined = dayJoined(player, players, days);
  const loyalty = 15 + draw(55);
  const halfLife = 10 + draw(60);
  const favourites = [draw(games), draw(games)];
  const taste = draw(60);
  const visits: Visit[] = [];
  for (let day = joined; day < days; day += 1) {
    const chance = 4 + loyalty * 0.5 ** ((day - joined) / halfLife) + (isWeekend(day) ? 8 : 0);
    if (day > joined && draw(100) >= chance) continue;
    visits.push({
      day,
      minute: minuteOf(draw),
      game: favourites[draw(3)] ?? draw(games),
      coin: draw(5) === 0 ? draw(coins) : 0,
      takesPackage: draw(4) === 0,
      bet: Math.min(0.6, (taste + draw(20)) / 100),
      rounds: 5 + draw(11),
    });
  }
  return visits;
}

/**
 * A third of the players join on the first day, the others one after another until a week before the end. In a
 * shorter history, all of them join on the first day.
 */
function dayJoined(player: number, players: number, days: number): number {
  const first = Math.ceil(players / 3);
  return player < first ? 0 : Math.floor(((player - first + 1) / (players - first)) * Math.max(0, days - 7));
}

/** Mostly in the evening, in whole minutes from 08:00 to 22:59. */
const minuteOf = (draw: Draw): number => (8 + Math.max(draw(15), draw(15))) * 60 + draw(60);

/** Two days of every seven. */
const isWeekend = (day: number): boolean => day % 7 >= 5;

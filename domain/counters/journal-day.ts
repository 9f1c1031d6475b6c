import type { PlayTotals } from '#domain/play/play-totals';
import type { PostedMovement, StoredMovement } from '@novalink/ledger';
import type { GiftSum } from './day-counters';
import { foldPlayed } from './fold-played';
import { grouped } from './grouped';
import { movementClass, type MovementClass } from './movement-classes';

/** The sums of a player in one coin, and the number of their movements. */
export interface JournalGifts extends GiftSum {
  readonly playerId: string;
  readonly movements: number;
}

/** The totals of a player in one session. */
export interface JournalTotals {
  readonly playerId: string;
  readonly totals: PlayTotals;
}

export interface JournalDay {
  readonly totals: readonly JournalTotals[];
  readonly gifts: readonly JournalGifts[];
}

/**
 * Computes the counters of a day from movements alone. It needs the movements of the day, of the day before
 * (for sessions across midnight) and of the day after (for wins that were posted late). For a session that
 * lasts longer than a day, earlier movements are not needed, because only the time of its last round before
 * the day matters.
 */
export function journalDay(day: string, movements: readonly StoredMovement[]): JournalDay {
  const posted = movements.filter((movement): movement is PostedMovement => movement.state === 'POSTED');
  const players = grouped(
    posted.filter(({ kind }) => movementClass(kind) === 'ROUND'),
    ({ playerId, coin }) => `${playerId} ${coin}`,
  );
  const totals = [...players.values()].flatMap((own) => {
    const playerId = own[0]?.playerId ?? '';
    return foldPlayed(asPlayed(own))
      .filter((each) => each.day === day)
      .map((each) => ({ playerId, totals: each }));
  });
  return { totals, gifts: giftsOf(day, posted) };
}

/**
 * The movements of a player's rounds with one coin in the order in which the rounds were played. A session
 * can have rounds of both purses. Within a purse, the sequence number decides; between the purses, the time
 * decides.
 */
function asPlayed(movements: readonly PostedMovement[]): readonly PostedMovement[] {
  const [first = [], ...others] = [...grouped(movements, ({ purse }) => purse).values()].map((own) =>
    [...own].sort((one, other) => one.seq - other.seq),
  );
  return others.reduce(mergedByTime, first);
}

function mergedByTime(
  one: readonly PostedMovement[],
  other: readonly PostedMovement[],
): readonly PostedMovement[] {
  const merged: PostedMovement[] = [];
  let next = 0;
  for (const movement of one) {
    for (let head = other[next]; head && head.at < movement.at; head = other[next]) {
      merged.push(head);
      next += 1;
    }
    merged.push(movement);
  }
  return [...merged, ...other.slice(next)];
}

function giftsOf(day: string, posted: readonly PostedMovement[]): readonly JournalGifts[] {
  const given = posted.filter(({ kind, at }) => isGiven(movementClass(kind)) && at.slice(0, 10) === day);
  return [...grouped(given, ({ playerId, coin }) => `${playerId} ${coin}`).values()].map((own) => ({
    playerId: own[0]?.playerId ?? '',
    coin: own[0]?.coin ?? '',
    amount: sumOf(own, 'GIFT'),
    tournaments: sumOf(own, 'TOURNAMENT'),
    movements: own.length,
  }));
}

const isGiven = (of: MovementClass): boolean => of === 'GIFT' || of === 'TOURNAMENT';

const sumOf = (movements: readonly PostedMovement[], of: MovementClass): bigint =>
  movements.reduce((sum, { kind, amount }) => (movementClass(kind) === of ? sum + amount : sum), 0n);

import type { Purse } from '#domain/generated/types';
import type { TournamentRules } from './rules';
import type { ScoredRound } from './scoring';

/** The maximum time after the end at which a round that was opened before the end can be closed. */
export const closingMs = 10 * 60_000;

/**
 * An entrant. `id` is a random id that is used only in this tournament, so it does not identify the player.
 */
export interface Entry {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly admittedAt: number;
  /** The time at which the player was excluded or suspended; later rounds do not count. Otherwise null. */
  readonly stoppedAt: number | null;
}

/** A played round in the journal. */
export interface PlayedRound extends ScoredRound {
  /**
   * The number of the bet in its wallet. Rounds of one wallet are sorted by it; the movements of a wallet are
   * numbered without gaps.
   */
  readonly seq: number;
  readonly coin: string;
  readonly purse: Purse;
  readonly gameId: string;
  /** The time at which its result was posted, in milliseconds since 1970. */
  readonly closedAt: number;
}

/** Whether a round counts for an entry. `round.at` is the time at which it was opened. */
export function qualifies(
  rules: Pick<TournamentRules, 'coin' | 'gameIds' | 'minBet' | 'startsAt' | 'endsAt'>,
  entry: Pick<Entry, 'admittedAt' | 'stoppedAt'>,
  round: PlayedRound,
): boolean {
  const endsAt = Date.parse(rules.endsAt);
  return (
    round.at >= Date.parse(rules.startsAt) &&
    round.at < endsAt &&
    round.closedAt < endsAt + closingMs &&
    round.at >= entry.admittedAt &&
    (entry.stoppedAt === null || round.at < entry.stoppedAt) &&
    round.coin === rules.coin &&
    round.purse === 'MAIN' &&
    round.bet >= BigInt(rules.minBet) &&
    rules.gameIds.includes(round.gameId)
  );
}

import type { Purse } from '#domain/generated/types';
import type { TournamentRules } from './rules';
import type { ScoredRound } from './scoring';

/** How long after the end a round that was opened before it may still be closed. */
export const closingMs = 10 * 60_000;

/** An entrant. `id` is drawn for the tournament, so that it does not identify the player. */
export interface Entry {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly admittedAt: number;
  /** When the player was excluded or suspended: later rounds do not count. Null while nothing of this happened. */
  readonly stoppedAt: number | null;
}

/** A played round as the journal has it. */
export interface PlayedRound extends ScoredRound {
  /** The number of the bet in its wallet: rounds of one wallet are in its order, without gaps in the wallet's movements. */
  readonly seq: number;
  readonly coin: string;
  readonly purse: Purse;
  readonly gameId: string;
  /** When its result was posted, in milliseconds since 1970. */
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

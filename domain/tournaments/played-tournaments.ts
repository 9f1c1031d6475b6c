import type { PlayedRound } from './qualification';
import { qualifies } from './qualification';
import type { TournamentRules } from './rules';
import { noScore, withScoredRound, type ScoreState } from './scoring';

/** The state of a player in a tournament, as stored in the player's row. */
export interface TournamentPlay {
  readonly entryId: string;
  /** Milliseconds since 1970, as is `endsAt`. */
  readonly admittedAt: number;
  readonly endsAt: number;
  readonly state: ScoreState;
}

/** By the id of the tournament. */
export type TournamentPlays = Readonly<Record<string, TournamentPlay>>;

export interface PlayedTournaments {
  readonly plays: TournamentPlays;
  /** The tournaments that the player entered with this round. */
  readonly entered: readonly { readonly tournamentId: string; readonly play: TournamentPlay }[];
}

/** How long a player's row keeps the score of a tournament that has ended. */
const keptAfterEndMs = 60 * 60_000;

/** The entry of a player who was just admitted. */
export const newPlay = (rules: TournamentRules, entryId: string, admittedAt: number): TournamentPlay => ({
  entryId,
  admittedAt,
  endsAt: Date.parse(rules.endsAt),
  state: noScore(rules),
});

/**
 * The state of a player in their tournaments after a round. `published` are the tournaments of the brand; it
 * may lack those that were published a few seconds ago. Tournaments of mode AUTO are entered with the first
 * qualifying round.
 */
export function playedTournaments(
  published: readonly TournamentRules[],
  before: TournamentPlays,
  round: PlayedRound,
  newEntryId: () => string,
): PlayedTournaments {
  const plays: Record<string, TournamentPlay> = {};
  for (const [id, play] of Object.entries(before))
    if (round.at < play.endsAt + keptAfterEndMs) plays[id] = play;
  const entered: { tournamentId: string; play: TournamentPlay }[] = [];
  for (const rules of published) {
    const { tournamentId, entryMode } = rules;
    const known = plays[tournamentId];
    if (!known && entryMode !== 'AUTO') continue;
    const { admittedAt } = known ?? { admittedAt: round.at };
    if (!qualifies(rules, { admittedAt, stoppedAt: null }, round)) continue;
    const entry = known ?? newPlay(rules, newEntryId(), admittedAt);
    const play = { ...entry, state: withScoredRound(rules, entry.state, round) };
    plays[tournamentId] = play;
    if (!known) entered.push({ tournamentId, play });
  }
  return { plays, entered };
}

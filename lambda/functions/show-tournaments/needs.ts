import type { AccessNeeds } from '#lambda/services/brands/brand-access';
import type { LobbyStore } from '#lambda/stores/brands/lobby-store';
import type { EntryStore } from '#lambda/stores/tournaments/entry-store';
import type { ScoreStore } from '#lambda/stores/tournaments/score-store';
import type { PlayerNames, TournamentPlayers } from '#lambda/stores/tournaments/tournament-players';
import type { TournamentStore } from '#lambda/stores/tournaments/tournament-store';

export interface Needs extends AccessNeeds {
  readonly tournaments: Pick<TournamentStore, 'read' | 'entrants' | 'page'>;
  readonly entries: Pick<EntryStore, 'find' | 'page'>;
  readonly scores: Pick<ScoreStore, 'find' | 'top' | 'orders'>;
  readonly players: TournamentPlayers;
  readonly names: PlayerNames;
  readonly lobbies: LobbyStore;
}

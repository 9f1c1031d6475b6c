import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import type { Ports } from '@novalink/ledger';
import type { AccessNeeds } from '#lambda/services/brands/brand-access';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { DayAllowance } from '#lambda/stores/coins/day-allowance';
import type { OfferedGames } from '#lambda/stores/games/offered-games';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import type { PlayStore } from '#lambda/stores/play/play-store';
import type { EntryStore } from '#lambda/stores/tournaments/entry-store';
import type { PublishedTournaments } from '#lambda/stores/tournaments/published-tournaments';
import type { TournamentPlayers } from '#lambda/stores/tournaments/tournament-players';
import type { TournamentStore } from '#lambda/stores/tournaments/tournament-store';
import type { KnownAdmins } from '#lambda/stores/users/known-admins';
import type { TournamentRules } from '#domain/tournaments/rules';

export interface Needs extends AccessNeeds {
  readonly tournaments: TournamentStore;
  readonly entries: EntryStore;
  readonly players: TournamentPlayers;
  readonly isAdmin: KnownAdmins;
  readonly allowance: DayAllowance;
  readonly plays: Pick<PlayStore, 'read' | 'put'>;
  /** The list of published tournaments of a brand, with its transaction items. */
  readonly published: {
    read(brandId: string): Promise<PublishedTournaments>;
    put(brandId: string, before: PublishedTournaments, tournaments: readonly TournamentRules[]): GuardedItem;
  };
  readonly ledger: Ports<TransactWriteItem>;
  /** Which of these games can be played in the brand now. */
  offered: OfferedGames;
  write(items: readonly GuardedItem[]): Promise<void>;
  audit(entry: AuditEntry): GuardedItem;
  /** Schedules the work on a tournament. If this fails, the regular sweep does the work. */
  wakeAt(tournamentId: string, at: Date): Promise<void>;
  /** Starts the work on a tournament now. */
  wake(tournamentId: string): Promise<void>;
}

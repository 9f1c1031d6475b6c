import type { AccessNeeds } from '#lambda/services/brands/brand-access';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { JoinedPlayers } from '#lambda/stores/brands/joined-players';
import type { DayAllowance } from '#lambda/stores/coins/day-allowance';
import type { OfferedGames } from '#lambda/stores/games/offered-games';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import type { ClaimsInProgress } from '#lambda/stores/play/claims-in-progress';
import type { BudgetStore } from '#lambda/stores/promotions/budget-store';
import type { ClaimStore } from '#lambda/stores/promotions/claim-store';
import type { DryRunLock } from '#lambda/stores/promotions/dry-run-lock';
import type { EventStore } from '#lambda/stores/promotions/event-store';
import type { PromotionStore } from '#lambda/stores/promotions/promotion-store';
import type { PublishedPromotion, PublishedPromotions } from '#lambda/stores/promotions/published-promotions';
import type { KnownAdmins } from '#lambda/stores/users/known-admins';
import type { TournamentPlayers } from '#lambda/stores/tournaments/tournament-players';
import type { RecentRounds } from '#lambda/stores/tournaments/wallet-rounds';

export interface Needs extends AccessNeeds {
  readonly promotions: PromotionStore;
  readonly budgets: Pick<BudgetStore, 'read' | 'open'>;
  readonly claims: Pick<ClaimStore, 'pageOfPromotion' | 'ofPromotion'>;
  readonly inProgress: ClaimsInProgress;
  readonly events: Pick<EventStore, 'invitation' | 'invitations' | 'insert'>;
  readonly isAdmin: KnownAdmins;
  readonly allowance: DayAllowance;
  readonly players: TournamentPlayers;
  /** The players of a brand, for dry runs. */
  readonly joined: JoinedPlayers;
  readonly dryRuns: DryRunLock;
  readonly rounds: RecentRounds;
  readonly offered: OfferedGames;
  /** The list of the published promotions of a brand. */
  readonly published: {
    read(brandId: string): Promise<PublishedPromotions>;
    put(brandId: string, before: PublishedPromotions, promotions: readonly PublishedPromotion[]): GuardedItem;
  };
  write(items: readonly GuardedItem[]): Promise<void>;
  audit(entry: AuditEntry): GuardedItem;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  /** Returns a number from 0 to 1, excluding 1. */
  readonly random: () => number;
}

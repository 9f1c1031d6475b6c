import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import type { Ports, PostedMovement } from '@novalink/ledger';
import type { Clock } from '#lambda/runtime/clock';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import type { DrawnSeedStore } from '#lambda/stores/play/drawn-seeds';
import type { PlayFactsStore } from '#lambda/stores/play/play-facts';
import type { PlayStore } from '#lambda/stores/play/play-store';
import type { Budget, BudgetStore } from '#lambda/stores/promotions/budget-store';
import type { ClaimStore } from '#lambda/stores/promotions/claim-store';
import type { CodeMisses } from '#lambda/stores/promotions/code-misses';
import type { EventStore } from '#lambda/stores/promotions/event-store';
import type { ProgressStore } from '#lambda/stores/promotions/progress-store';
import type { PublishedPromotions } from '#lambda/stores/promotions/published-promotions';
import type { WalletRoundsAfter } from '#lambda/stores/tournaments/wallet-rounds';

export interface Needs {
  readonly facts: Pick<PlayFactsStore, 'facts' | 'standing'>;
  /** The current published promotions of a brand. */
  readonly published: (brandId: string) => Promise<PublishedPromotions>;
  readonly budgets: Pick<BudgetStore, 'read' | 'take' | 'giveBack'>;
  /** A budget that can be some seconds old. */
  readonly recentBudget: (promotionId: string) => Promise<Budget>;
  readonly claims: Pick<ClaimStore, 'find' | 'ofPromotion' | 'ofId' | 'pageOfPlayer' | 'insert' | 'end'>;
  readonly events: Pick<EventStore, 'invitedAt' | 'settledAt'>;
  readonly codeMisses: CodeMisses;
  readonly progress: ProgressStore;
  readonly rounds: WalletRoundsAfter;
  readonly plays: Pick<PlayStore, 'change' | 'put'>;
  readonly seeds: DrawnSeedStore;
  readonly ledger: Ports<TransactWriteItem>;
  /** The item of a transaction that counts coins given to a player. */
  readonly countGift: (gift: PostedMovement) => TransactWriteItem;
  write(items: readonly GuardedItem[]): Promise<void>;
  /** A server seed that nobody can guess: 32 bytes in hex. */
  readonly newSeed: () => string;
  readonly clock: Clock;
}

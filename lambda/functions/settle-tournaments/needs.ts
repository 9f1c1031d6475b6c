import type { Logger } from '@aws-lambda-powertools/logger';
import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import type { TournamentRules } from '#domain/tournaments/rules';
import type { Ports, PostedMovement } from '@novalink/ledger';
import type { Clock } from '#lambda/runtime/clock';
import type { Difference } from '#lambda/functions/settle-tournaments/report-difference';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import type { Settlement } from '#lambda/stores/promotions/event-store';
import type { CertificateArchive } from '#lambda/stores/tournaments/certificate-archive';
import type { EntryStore } from '#lambda/stores/tournaments/entry-store';
import type { PublishedTournaments } from '#lambda/stores/tournaments/published-tournaments';
import type { ScoreStore } from '#lambda/stores/tournaments/score-store';
import type { TournamentStore } from '#lambda/stores/tournaments/tournament-store';
import type { WalletRounds } from '#lambda/stores/tournaments/wallet-rounds';

export interface Needs {
  readonly tournaments: TournamentStore;
  readonly entries: EntryStore;
  readonly scores: Pick<ScoreStore, 'find' | 'orders' | 'certify'>;
  readonly rounds: WalletRounds;
  readonly certificates: CertificateArchive;
  /** Which of these players of a brand get no rank in a tournament: see `barredPlayers`. */
  barred(brandId: string, playerIds: readonly string[], end: number): Promise<ReadonlySet<string>>;
  /** A random text for `certificateId`. */
  newIdSecret(): string;
  readonly published: {
    read(brandId: string): Promise<PublishedTournaments>;
    put(brandId: string, before: PublishedTournaments, tournaments: readonly TournamentRules[]): GuardedItem;
  };
  /** Settlements, for the promotions that react to them. */
  readonly settlements: {
    /** Whether a published promotion of the brand reacts to the settlement of a tournament. */
    isAwaited(brandId: string): Promise<boolean>;
    record(settlement: Settlement): Promise<void>;
  };
  readonly ledger: Ports<TransactWriteItem>;
  /** The item of a transaction that counts a prize or a refund. */
  readonly countGift: (movement: PostedMovement) => TransactWriteItem;
  write(items: readonly GuardedItem[]): Promise<void>;
  audit(entry: AuditEntry): GuardedItem;
  /** Reports standings of the leaderboard that differ from the settlement. */
  report(difference: Difference): void;
  readonly logger: Pick<Logger, 'error'>;
  readonly clock: Clock;
}

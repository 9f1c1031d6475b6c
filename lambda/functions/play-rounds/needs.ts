import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import type { PostedMovement } from '@novalink/ledger';
import type { EmailExclusions } from '#lambda/functions/play-rounds/email-exclusions';
import type { SettleNeeds } from '#lambda/services/play/settle-claims';
import type { PlayFactsStore } from '#lambda/stores/play/play-facts';
import type { PlayLimitsStore } from '#lambda/stores/play/play-limits-store';
import type { PlayStore } from '#lambda/stores/play/play-store';
import type { PlayableVersions } from '#lambda/stores/games/playable-versions';
import type { DrawnSeedStore } from '#lambda/stores/play/drawn-seeds';
import type { SharedRoundStore } from '#lambda/stores/play/shared-round-store';
import type { EntryStore } from '#lambda/stores/tournaments/entry-store';
import type { TournamentStore } from '#lambda/stores/tournaments/tournament-store';
import type { SettledBetStore } from '#lambda/stores/coins/settled-bets';

export interface Needs extends SettleNeeds {
  readonly tournaments: Pick<TournamentStore, 'read' | 'count' | 'entrants'>;
  readonly entries: Pick<EntryStore, 'find' | 'insert'>;
  readonly facts: PlayFactsStore;
  readonly plays: PlayStore;
  /** Stores the seeds that rounds were drawn from. */
  readonly seeds: DrawnSeedStore;
  readonly bets: SettledBetStore;
  readonly shared: SharedRoundStore;
  readonly limits: PlayLimitsStore;
  readonly emailExclusions: EmailExclusions;
  readonly versions: PlayableVersions;
  /** The item of a transaction that counts a buy-in. */
  readonly countGift: (buyIn: PostedMovement) => TransactWriteItem;
  /** A random server seed: 32 bytes, hexadecimal. */
  readonly newSeed: () => string;
  /** A random id: see `replayIdOf`. */
  readonly newReplayId: () => string;
  /** The minimum time from the start of one round of a player to the start of the next, in milliseconds. */
  readonly cycleMs: number;
}

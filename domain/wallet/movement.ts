import type { MovementKind, Purse } from '#domain/generated/types';

/** What a round was played at. */
export interface PlayDetails {
  readonly sessionId: string;
  readonly gameId: string;
  readonly versionId: string;
  /** Minor units. */
  readonly betLevel: bigint;
}

/** What a round was drawn from. With the seeds, the version and the bet level it can be computed again. */
export interface RoundDraw {
  /** SHA-256 of the server seed, in hex. */
  readonly serverSeedHash: string;
  readonly nonce: number;
}

/** Coins that go into or out of one wallet, once, under a key. */
export interface MovementRequest {
  /** Idempotency key: one key has one effect and one answer, for ever. */
  readonly key: string;
  readonly kind: MovementKind;
  readonly brandId: string;
  readonly playerId: string;
  readonly coin: string;
  readonly purse: Purse;
  /** Minor units; a credit is positive, a debit negative; ±1 to ±10¹². */
  readonly amount: bigint;
  /** The `sub` of who does it, or `system`. */
  readonly actor: string;
  readonly reason: string | null;
  readonly reference: string | null;
  /** Of what the caller asked for (`requestHash`), so that the key with another wish is a conflict. */
  readonly requestHash: string;
  /** Of a bet or a win: what was played. */
  readonly play?: PlayDetails;
  /** Of a bet that is played. */
  readonly draw?: RoundDraw;
  /** A credit may not bring the balance above it. */
  readonly ceiling?: bigint;
  /** Where the coins come from or go to: an account with rows, or one whose position is the journal's sum. */
  readonly counter: 'TREASURY' | 'HOUSE';
}

/** Movements between the same two accounts that are posted in this order, all at once or not at all. */
export type MovementRequests = readonly [MovementRequest, ...MovementRequest[]];

export interface Leg {
  readonly account: string;
  /** Minor units; the two legs of a movement add up to nothing. */
  readonly amount: bigint;
}

/** What is kept of a request, whatever became of it. */
interface Entry extends Omit<MovementRequest, 'ceiling' | 'counter'> {
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface PostedMovement extends Entry {
  readonly state: 'POSTED';
  /** The wallet's balance after it. */
  readonly balance: bigint;
  /** Numbers a wallet's movements from 1, without a gap. */
  readonly seq: number;
  /** The wallet's, then the other account's. */
  readonly legs: readonly [Leg, Leg];
}

/** Posted in one transaction, in this order. */
export type PostedMovements = readonly [PostedMovement, ...PostedMovement[]];

export interface DeclinedMovement extends Entry {
  readonly state: 'DECLINED';
  /** `insufficient`, `full`, or what the caller of `declineMovement` said. */
  readonly why: string;
  /** The balance it was decided on; null when it was not for the balance. */
  readonly seenBalance: bigint | null;
}

/** What the journal holds under a key, for ever. */
export type StoredMovement = PostedMovement | DeclinedMovement;

export type Outcome =
  | Answer
  /**
   * The condition of `alongside[index]` failed and the key is free. Not final: an attempt that was lost on its way may
   * still arrive. Ask again with the same key, or refuse for good with `declineMovement`.
   */
  | { readonly state: 'HELD'; readonly index: number; readonly row: unknown };

/** An outcome that nothing alongside holds up. */
export type Answer =
  /**
   * The movement of the first request is what its key says: of an earlier request it may carry another `reference` than
   * this one.
   */
  | { readonly state: 'POSTED'; readonly movement: PostedMovement }
  | { readonly state: 'DECLINED'; readonly why: string; readonly movement: DeclinedMovement }
  /** The key, or that of a request that was to be posted with it, was used for another wish; nothing moved. */
  | { readonly state: 'CONFLICT' }
  /** Not known whether it happened: ask again with the same key. */
  | { readonly state: 'UNKNOWN' };

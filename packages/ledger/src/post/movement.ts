import type { MovementKind, Purse } from './ledger-types';

/** Game details of a round. */
export interface PlayDetails {
  readonly sessionId: string;
  readonly gameId: string;
  readonly versionId: string;
  /** Minor units. */
  readonly betLevel: bigint;
}

/** Inputs of a round's random numbers. With the seeds, the version and the bet level, the round can be recomputed. */
export interface RoundDraw {
  /** SHA-256 of the server seed, in hex. */
  readonly serverSeedHash: string;
  readonly nonce: number;
}

/** A request to credit or debit one wallet exactly once under a key. */
export interface MovementRequest {
  /** Idempotency key: a key has one effect and one outcome, permanently. */
  readonly key: string;
  readonly kind: MovementKind;
  readonly brandId: string;
  readonly playerId: string;
  readonly coin: string;
  readonly purse: Purse;
  /** Minor units: positive for a credit, negative for a debit; at least 1 and at most `largestAmount` of its kind. */
  readonly amount: bigint;
  /** The `sub` of the user who requested it, or `system`. */
  readonly actor: string;
  readonly reason: string | null;
  readonly reference: string | null;
  /** Hash of the caller's request (see `requestHash`). The same key with a different hash is a conflict. */
  readonly requestHash: string;
  /** Present on bets and wins. */
  readonly play?: PlayDetails;
  /** Present on bets of a played round. */
  readonly draw?: RoundDraw;
  /** Maximum balance after a credit, in minor units. */
  readonly ceiling?: bigint;
  /**
   * The other account: a treasury, which has rows, or the house, whose balance is the sum of its legs in the journal.
   */
  readonly counter: 'TREASURY' | 'HOUSE';
}

/** Movements between the same two accounts that are posted in this order, all or none. */
export type MovementRequests = readonly [MovementRequest, ...MovementRequest[]];

export interface Leg {
  readonly account: string;
  /** Minor units; the two legs of a movement add up to zero. */
  readonly amount: bigint;
}

/** The fields of a request that the journal stores for every outcome. */
interface Entry extends Omit<MovementRequest, 'ceiling' | 'counter'> {
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface PostedMovement extends Entry {
  readonly state: 'POSTED';
  /** The wallet's balance after the movement, in minor units. */
  readonly balance: bigint;
  /** Numbers a wallet's movements from 1 without gaps. */
  readonly seq: number;
  /** The leg of the wallet, then the leg of the other account. */
  readonly legs: readonly [Leg, Leg];
}

/** A posted movement in the statement of its wallet, which has no hash and no legs. */
export type StatedMovement = Omit<PostedMovement, 'requestHash' | 'legs'>;

/** Movements that were posted in one transaction, in this order. */
export type PostedMovements = readonly [PostedMovement, ...PostedMovement[]];

export interface DeclinedMovement extends Entry {
  readonly state: 'DECLINED';
  /** `insufficient`, `full`, or the reason that the caller passed to `declineMovement`. */
  readonly why: string;
  /** The balance when the movement was declined for its balance; otherwise null. */
  readonly seenBalance: bigint | null;
}

/** The journal entry under a key. It never changes. */
export type StoredMovement = PostedMovement | DeclinedMovement;

export type Outcome =
  | Answer
  /**
   * The condition of `alongside[index]` failed and the key is not used. Not final: an earlier attempt can still
   * arrive. Retry with the same key, or decline permanently with `declineMovement`.
   */
  | { readonly state: 'HELD'; readonly index: number; readonly row: unknown };

/** An outcome that does not depend on the conditions of `alongside`. */
export type Answer =
  /**
   * The movement stored under the first request's key. If an earlier attempt stored it, its `reference` can differ
   * from this request's.
   */
  | { readonly state: 'POSTED'; readonly movement: PostedMovement }
  | { readonly state: 'DECLINED'; readonly why: string; readonly movement: DeclinedMovement }
  /** The key, or the key of a request posted with it, was used for a different request. No coins moved. */
  | { readonly state: 'CONFLICT' }
  /** The outcome is not known. Retry with the same key. */
  | { readonly state: 'UNKNOWN' };

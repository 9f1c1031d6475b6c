import type { ReplyKind } from '#wallet/contract/read-reply';

/** What a round is about. It never changes. */
export interface RoundTerms {
  /** Up to 60 characters of an id of the contract. The ids of its transactions are made from it. */
  readonly id: string;
  readonly user: string;
  readonly coin: string;
  readonly game: string;
  readonly gameVersion: string;
  /** In minor units. 0 in a free round. */
  readonly bet: bigint;
  /** The id of the free rounds that pay the bet. */
  readonly freeRound?: string;
}

/**
 * `BETTING → PLAYED → PAYING → CLOSED` · `BETTING → ROLLING_BACK → ROLLED_BACK` · `BETTING → REFUSED`. The row of a round is
 * written before each call to the wallet, so that anybody who reads it knows which calls may have been sent.
 */
export type RoundState =
  /** The bet may have been sent. */
  | 'BETTING'
  /** The wallet has confirmed the bet. */
  | 'PLAYED'
  /** The outcome is drawn. The win, or the close of a round without one, may have been sent. */
  | 'PAYING'
  | 'CLOSED'
  /** The wallet may have taken the bet. The rollback may have been sent. */
  | 'ROLLING_BACK'
  | 'ROLLED_BACK'
  /** The wallet has not taken the bet, and will not. */
  | 'REFUSED';

/** The row of a round. Times are ISO 8601 in UTC. */
export interface SeamlessRound extends RoundTerms {
  readonly state: RoundState;
  /** Goes up by one with each write. */
  readonly version: number;
  /** When somebody has to continue the round. Only in a state with a further step that needs no person. */
  readonly dueAt?: string;
  /** Since when its outstanding call is sent, and how often it was. */
  readonly since: string;
  readonly attempts: number;
  /** From `PAYING` on. */
  readonly win?: bigint;
  /** In the last answer of the wallet. */
  readonly balance?: bigint;
  /** The last reply that was not an answer. */
  readonly problem?: ReplyKind;
  /** Since when the outstanding call needs a person. */
  readonly attentionSince?: string;
  /** Who ended the round without the wallet. */
  readonly byHand?: { readonly by: string; readonly reason: string };
}

/** Made from the id of the round, so that no retry can have another one. */
export const txIdsOf = ({ id }: Pick<RoundTerms, 'id'>) => ({ bet: `${id}-bet`, win: `${id}-win` });

/** Whether somebody has to continue the round now. */
export const isDue = ({ dueAt }: SeamlessRound, now: Date): boolean =>
  dueAt !== undefined && dueAt <= now.toISOString();

import type { Movement } from '#domain/generated/types';

/** A movement as the journal holds it: amounts are numbers there, and a declined one has neither balance nor number. */
export type MovementRow = Omit<Movement, 'userId' | 'amount' | 'balance' | 'seq' | 'gameId'> & {
  readonly playerId: string;
  readonly amount: number;
  readonly balance?: number | null;
  readonly seq?: number | null;
};

const digits = (value: number | null | undefined) =>
  value === null || value === undefined ? null : `${value}`;

/** What is told of a movement; request hash and legs stay in the journal. */
export const toldMovement = (row: MovementRow) => ({
  key: row.key,
  at: row.at,
  kind: row.kind,
  state: row.state,
  brandId: row.brandId,
  playerId: row.playerId,
  coin: row.coin,
  purse: row.purse,
  amount: `${row.amount}`,
  balance: digits(row.balance),
  seq: digits(row.seq),
  actor: row.actor,
  reason: row.reason ?? null,
  reference: row.reference ?? null,
});

export type ToldMovement = ReturnType<typeof toldMovement>;

/** A movement as the contract tells it: by whom the player signs in as. */
export const signedInAs = (movement: ToldMovement, userId: string) => ({
  ...movement,
  userId,
  actor: movement.actor === movement.playerId ? userId : movement.actor,
});

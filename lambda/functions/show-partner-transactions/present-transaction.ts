import type { ApiAnswer } from '#domain/api/api-operation';
import type { listTransactions as operation } from '#domain/generated/novalink-api';
import type { StoredMovement } from '@novalink/ledger';
import { digestOf } from '@novalink/ledger/day';
import { nativeTextHash } from '#lambda/runtime/native-hash';
import { roundIdOf } from '#lambda/services/api-keys/round-name';

export type Transaction = ApiAnswer<typeof operation>['items'][number];

/** A movement without its key and its actor, which can contain the user id of a manager. */
export function presentTransaction(movement: StoredMovement): Transaction {
  const { at, kind, state, playerId, coin, purse, amount, reference, play, reason } = movement;
  const { keyHash, entryHash } = digestOf(movement, nativeTextHash);
  const isOfRound = (kind === 'BET' || kind === 'WIN') && reference !== null;
  return {
    ...{ id: keyHash, at, kind, state, player: playerId, coin, purse, amount: `${amount}` },
    balance: movement.state === 'POSTED' ? `${movement.balance}` : null,
    round: isOfRound ? roundIdOf({ ...movement, roundId: reference }) : null,
    ...{ game: play?.gameId ?? null, reason, hash: entryHash },
  };
}

/** The line of a transaction in the checksum of its day, as the contract describes it. */
export const lineOf = ({ id, at, kind, state, player, coin, purse, amount, balance, hash }: Transaction) =>
  `${[id, at, kind, state, player, coin, purse, amount, balance ?? '', hash].join('\t')}\n`;

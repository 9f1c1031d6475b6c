import { marshall } from '@aws-sdk/util-dynamodb';
import { movementKey } from '#domain/keys';
import type { StoredMovement } from '@novalink/ledger';
import { parseMovement } from '#lambda/stores/coins/ledger-rows';

type Row = Readonly<Record<string, unknown>>;

/** The movements among rows of the journal. */
export const movementsIn = (rows: readonly Row[]): readonly StoredMovement[] =>
  rows
    .filter(({ pk }) => String(pk).startsWith(movementKey('').pk))
    .map((row) => parseMovement(marshall(row)));

/** A movement with its amounts as numbers, because amounts are small in tests. */
export const inNumbers = (movement: StoredMovement) => {
  const { amount, ...entry } = movement;
  return entry.state === 'POSTED'
    ? { ...entry, amount: Number(amount), balance: Number(entry.balance) }
    : { ...entry, amount: Number(amount), seenBalance: entry.seenBalance && Number(entry.seenBalance) };
};

import { playKey } from '#domain/keys';
import type { PostedMovement } from '#domain/wallet/movement';
import { parsePlay, type PlayRow } from '#lambda/stores/play/play-row';
import { parseRound, type RoundRow } from '#lambda/stores/play/round-store';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { everyRow, kindOf, rowsUnder, type Item, type RestoredTables } from './restored-tables';

export interface PlayerName {
  readonly brandId: string;
  readonly playerId: string;
}

/** A round as it was found. */
export interface FoundRound {
  readonly row: Item;
  readonly round: RoundRow;
}

/** What the tables hold of somebody who plays in a brand. */
export interface Player extends PlayerName {
  readonly play: PlayRow | undefined;
  readonly rounds: readonly FoundRound[];
  /** The movements of their wallets that stand, each wallet's in its sequence. */
  readonly wallets: readonly (readonly PostedMovement[])[];
}

const playersPrefix = kindOf(playKey('', '').pk);

/** Everybody whose movements or PLAY rows the tables hold. */
export async function playersOf(
  { dynamodb, playTable }: RestoredTables,
  standing: ReadonlyMap<string, readonly PostedMovement[]>,
): Promise<readonly { readonly name: PlayerName; readonly wallets: Player['wallets'] }[]> {
  const players = new Map<string, { name: PlayerName; wallets: (readonly PostedMovement[])[] }>();
  const player = ({ brandId, playerId }: PlayerName) => {
    const { pk } = playKey(brandId, playerId);
    const known = players.get(pk) ?? { name: { brandId, playerId }, wallets: [] };
    players.set(pk, known);
    return known;
  };
  for (const movements of standing.values()) {
    const [first] = movements;
    if (first && movements.some(({ kind }) => kind === 'BET')) player(first).wallets.push(movements);
  }
  for await (const row of everyRow(dynamodb, playTable)) {
    const isOurs = row.pk?.S?.startsWith(playersPrefix) && /^(PLAY$|ROUND#)/.test(row.sk?.S ?? '');
    if (isOurs && row.brandId?.S && row.playerId?.S)
      player({ brandId: row.brandId.S, playerId: row.playerId.S });
  }
  return [...players.values()];
}

export async function readPlayer(
  { dynamodb, playTable }: RestoredTables,
  { brandId, playerId }: PlayerName,
  wallets: Player['wallets'],
): Promise<Player> {
  const { pk, sk } = playKey(brandId, playerId);
  const rows = await rowsUnder(dynamodb, playTable, pk);
  const play = rows.find((row) => row.sk?.S === sk);
  return {
    brandId,
    playerId,
    wallets,
    play: play && parsePlay(unmarshall(play)),
    rounds: rows
      .filter((row) => row.sk?.S?.startsWith('ROUND#'))
      .map((row) => ({ row, round: parseRound(unmarshall(row)) })),
  };
}

import { playKey, revealedSeedKey } from '#domain/keys';
import type { PostedMovement } from '@novalink/ledger';
import { parsePlay, type PlayRow } from '#lambda/stores/play/play-row';
import { seedsIn, type DrawnSeeds } from '#lambda/stores/play/drawn-seeds';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { everyRow, kindOf, rowsUnder, type RestoredTables } from './restored-tables';

export interface PlayerName {
  readonly brandId: string;
  readonly playerId: string;
}

/** The rows of a player in a brand. */
export interface Player extends PlayerName {
  readonly play: PlayRow | undefined;
  /** The seeds in the tables, with which rounds are computed again. */
  readonly seeds: DrawnSeeds;
  /** The valid movements of the player's wallets, each wallet in order of its sequence. */
  readonly wallets: readonly (readonly PostedMovement[])[];
}

const playersPrefix = kindOf(playKey('', '').pk);

/** All players with movements or PLAY rows in the tables. */
export async function playersOf(
  { dynamodb, playTable }: RestoredTables,
  valid: ReadonlyMap<string, readonly PostedMovement[]>,
): Promise<readonly { readonly name: PlayerName; readonly wallets: Player['wallets'] }[]> {
  const players = new Map<string, { name: PlayerName; wallets: (readonly PostedMovement[])[] }>();
  const player = ({ brandId, playerId }: PlayerName) => {
    const { pk } = playKey(brandId, playerId);
    const known = players.get(pk) ?? { name: { brandId, playerId }, wallets: [] };
    players.set(pk, known);
    return known;
  };
  for (const movements of valid.values()) {
    const [first] = movements;
    if (first && movements.some(({ kind }) => kind === 'BET')) player(first).wallets.push(movements);
  }
  for await (const row of everyRow(dynamodb, playTable)) {
    const isOurs = row.pk?.S?.startsWith(playersPrefix) && row.sk?.S === playKey('', '').sk;
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
  const plain = rows.map((row) => unmarshall(row));
  const play = plain.find((row) => row.sk === sk);
  const revealed = plain.filter((row) => String(row.sk).startsWith(revealedSeedKey('', '', '').sk));
  return { brandId, playerId, wallets, play: parsePlay(play), seeds: seedsIn(play, revealed) };
}

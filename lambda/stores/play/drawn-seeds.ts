import { playKey, revealedSeedKey } from '#domain/keys';
import { parsePlay } from '#lambda/stores/play/play-row';
import { parseRevealedSeed } from '#lambda/stores/play/revealed-seed';
import { readRows, type RowKey } from '#lambda/stores/read-rows';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

/** Seeds from which rounds were drawn. */
export interface DrawnSeed {
  /** Hexadecimal. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** The server seed in use is secret. */
  readonly isRevealed: boolean;
}

/** Seeds by their commitment. Seeds whose retention has ended are missing. */
export type DrawnSeeds = ReadonlyMap<string, DrawnSeed>;

export interface DrawnSeedStore {
  find(brandId: string, playerId: string, commitments: readonly string[]): Promise<DrawnSeeds>;
}

/** Maximum number of rows read in one call. */
const atOnce = 100;

export function drawnSeedStore(needs: PlayStoreNeeds): DrawnSeedStore {
  const readAll = async (keys: readonly RowKey[]): Promise<readonly unknown[]> => {
    const places = keys.map((key) => ({ table: needs.playTable, key }));
    const rows = await readRows(needs, places.slice(0, atOnce));
    return keys.length > atOnce ? [...rows, ...(await readAll(keys.slice(atOnce)))] : rows;
  };
  return {
    find: async (brandId, playerId, commitments) => {
      const wanted = [...new Set(commitments)];
      const revealed = wanted.map((commitment) => revealedSeedKey(brandId, playerId, commitment));
      const read = async () => {
        const [play, ...rows] = await readAll([playKey(brandId, playerId), ...revealed]);
        return seedsIn(play, rows);
      };
      const found = await read();
      // A rotation writes both rows in one transaction; if it happened between the two reads, read again.
      return wanted.every((commitment) => found.has(commitment)) ? found : read();
    },
  };
}

/** Collects the seeds from a player's PLAY row and rows of revealed seeds. */
export function seedsIn(play: unknown, revealed: readonly unknown[]): DrawnSeeds {
  const seeds = new Map<string, DrawnSeed>();
  for (const row of revealed) {
    if (row === undefined) continue;
    const { serverSeedHash, serverSeed, playedClientSeed: clientSeed } = parseRevealedSeed(row);
    if (clientSeed !== null) seeds.set(serverSeedHash, { serverSeed, clientSeed, isRevealed: true });
  }
  const inUse = parsePlay(play)?.seed;
  if (inUse && !seeds.has(inUse.serverSeedHash)) {
    const { serverSeedHash, serverSeed, clientSeed } = inUse;
    seeds.set(serverSeedHash, { serverSeed, clientSeed, isRevealed: false });
  }
  return seeds;
}

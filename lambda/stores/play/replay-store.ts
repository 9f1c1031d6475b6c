import { array, boolean, nullish, object, parse, string, type InferOutput } from 'valibot';
import { brandKey, gameKey, replayKey, revealedSeedKey } from '#domain/keys';
import { parseReplay, type ReplayRow } from '#lambda/stores/play/replay-row';
import { parseRevealedSeed, type RevealedSeed } from '#lambda/stores/play/revealed-seed';
import { readPlayRow } from '#lambda/stores/read-row';
import { readRows } from '#lambda/stores/read-rows';
import type { PlayStoreNeeds, StoreNeeds } from '#lambda/stores/store-needs';

const brandSchema = object({
  name: string(),
  status: string(),
  coinTypes: array(object({ code: string(), name: string() })),
});
const gameSchema = object({
  title: string(),
  companyName: string(),
  status: string(),
  offered: boolean(),
  thumbnailKey: nullish(string()),
  images: array(string()),
});

/** The public fields of a replay besides its round. */
export interface ReplaySurroundings {
  readonly brand: InferOutput<typeof brandSchema> | undefined;
  readonly game: InferOutput<typeof gameSchema> | undefined;
  /** Undefined while the seed is in use. */
  readonly revealed: RevealedSeed | undefined;
}

export interface ReplayStore {
  find(id: string): Promise<ReplayRow | undefined>;
  surroundings(replay: ReplayRow): Promise<ReplaySurroundings>;
}

export function replayStore(needs: PlayStoreNeeds & Pick<StoreNeeds, 'mainTable'>): ReplayStore {
  return {
    find: (id) => readPlayRow(needs, replayKey(id), parseReplay),
    surroundings: async ({ brandId, playerId, gameId, serverSeedHash }) => {
      const places = [brandKey(brandId), gameKey(gameId)].map((key) => ({ table: needs.mainTable, key }));
      const [[brand, game], revealed] = await Promise.all([
        readRows(needs, places, { isConsistent: false }),
        readPlayRow(needs, revealedSeedKey(brandId, playerId, serverSeedHash), parseRevealedSeed),
      ]);
      return {
        brand: brand === undefined ? undefined : parse(brandSchema, brand),
        game: game === undefined ? undefined : parse(gameSchema, game),
        revealed,
      };
    },
  };
}

import { array, nullish, number, object, optional, parse, string, type InferOutput } from 'valibot';
import { brandKey, casinoKey, companyKey, gameKey } from '#domain/keys';
import { readRow } from '#lambda/stores/read-row';
import { readRows } from '#lambda/stores/read-rows';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { parseGame } from '#lambda/stores/games/game-row';
import { parseStatus } from '#lambda/stores/play/play-facts-rows';

const brandSchema = object({
  name: string(),
  companyId: string(),
  casinoId: string(),
  status: string(),
  gameIds: array(string()),
  coinTypes: array(object({ code: string(), name: string(), decimals: number() })),
});
const casinoSchema = object({
  status: string(),
  minAge: number(),
  blockedCountries: array(string()),
  /** Absent in casinos that were saved before games could be embedded. */
  embedOrigins: nullish(array(string()), []),
});
const gameSchema = object({ restrictedCountries: optional(array(string()), []) });

/** What decides whether a game can be launched in a brand. */
export interface LaunchFacts {
  readonly brand: Pick<InferOutput<typeof brandSchema>, 'name' | 'companyId' | 'coinTypes'>;
  readonly minAge: number;
  /** Whether the brand, its casino and its company are open for play. */
  readonly isOpen: boolean;
  /** Whether the brand offers the game, and the game is live. */
  readonly isOffered: boolean;
  readonly embedOrigins: readonly string[];
  readonly blockedCountries: readonly string[];
}

/** Undefined if the brand does not exist. */
export type ReadLaunchFacts = (brandId: string, gameId: string) => Promise<LaunchFacts | undefined>;

export const launchFacts =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): ReadLaunchFacts =>
  async (brandId, gameId) => {
    const brand = await readRow(needs, brandKey(brandId), (row) => parse(brandSchema, row));
    if (!brand) return undefined;
    const { casinoId, companyId, gameIds } = brand;
    const [casinoRow, companyRow, gameRow] = await readRows(
      needs,
      [casinoKey(casinoId), companyKey(companyId), gameKey(gameId)].map((key) => ({
        table: needs.mainTable,
        key,
      })),
    );
    const casino = casinoRow === undefined ? undefined : parse(casinoSchema, casinoRow);
    const game = gameRow === undefined ? undefined : parseGame(gameRow);
    const isApproved = companyRow !== undefined && parseStatus(companyRow) === 'APPROVED';
    const restricted = gameRow === undefined ? [] : parse(gameSchema, gameRow).restrictedCountries;
    return {
      brand,
      minAge: casino?.minAge ?? 18,
      isOpen: brand.status === 'ACTIVE' && casino?.status === 'ACTIVE' && isApproved,
      isOffered: gameIds.includes(gameId) && game?.offered === true,
      embedOrigins: casino?.embedOrigins ?? [],
      blockedCountries: [...(casino?.blockedCountries ?? []), ...restricted],
    };
  };

import { array, nullish, number, object, optional, parse, string, type InferOutput } from 'valibot';
import { brandKey, casinoKey, companyKey, gameKey } from '#domain/keys';
import { publishedPromotionsKey } from '#domain/keys/promotions';
import { runningTournamentsKey } from '#domain/keys/tournaments';
import type { TournamentRules } from '#domain/tournaments/rules';
import { parseListedGame, type ListedGame } from '#lambda/stores/games/catalogue-store';
import { parseGame } from '#lambda/stores/games/game-row';
import {
  parsePublishedPromotions,
  type PublishedPromotion,
} from '#lambda/stores/promotions/published-promotions';
import { readRows, type RowKey } from '#lambda/stores/read-rows';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { parsePublished } from '#lambda/stores/tournaments/published-tournaments';

const brandSchema = object({
  id: string(),
  casinoId: string(),
  companyId: string(),
  name: string(),
  tagline: nullish(string(), null),
  logoKey: nullish(string(), null),
  theme: object({ primary: string(), surface: string(), accent: string() }),
  status: string(),
  gameIds: optional(array(string()), []),
  featuredGameIds: optional(array(string()), []),
});
const casinoSchema = object({ status: string(), name: string(), minAge: number() });
const companySchema = object({ status: string(), name: string() });

/** A brand, its casino and company, and the rules of what it has published. */
export interface LobbyFacts {
  readonly brand: Readonly<InferOutput<typeof brandSchema>>;
  readonly casino: Readonly<InferOutput<typeof casinoSchema>> | undefined;
  readonly company: Readonly<InferOutput<typeof companySchema>> | undefined;
  readonly tournaments: readonly TournamentRules[];
  readonly promotions: readonly PublishedPromotion[];
}

/** Reads the lobby without players. Eventually consistent. */
export interface LobbyStore {
  /** Undefined if the brand does not exist. */
  facts(brandId: string): Promise<LobbyFacts | undefined>;
  /** The offered games among at most 100, in this order. */
  games(ids: readonly string[]): Promise<readonly ListedGame[]>;
}

export function lobbyStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): LobbyStore {
  const read = (keys: readonly RowKey[]) =>
    readRows(
      needs,
      keys.map((key) => ({ table: needs.mainTable, key })),
      { isConsistent: false },
    );
  return {
    facts: async (brandId) => {
      const [brandRow, tournaments, promotions] = await read([
        brandKey(brandId),
        runningTournamentsKey(brandId),
        publishedPromotionsKey(brandId),
      ]);
      if (brandRow === undefined) return undefined;
      const brand = parse(brandSchema, brandRow);
      const [casino, company] = await read([casinoKey(brand.casinoId), companyKey(brand.companyId)]);
      return {
        brand,
        casino: casino === undefined ? undefined : parse(casinoSchema, casino),
        company: company === undefined ? undefined : parse(companySchema, company),
        tournaments: tournaments === undefined ? [] : parsePublished(tournaments).tournaments,
        promotions: promotions === undefined ? [] : parsePublishedPromotions(promotions).promotions,
      };
    },
    games: async (ids) => {
      const rows = ids.length === 0 ? [] : await read(ids.map((id) => gameKey(id)));
      return rows.flatMap((row) => (row !== undefined && parseGame(row).offered ? parseListedGame(row) : []));
    },
  };
}

import type { ApiAnswer, ApiRequest } from '#domain/api/api-operation';
import type { listGames as operation } from '#domain/generated/novalink-api';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import { cursorOf, placeOf } from '#lambda/services/games/catalogue-cursor';
import type { BrandsOfCompany } from '#lambda/stores/brands/brands-of-company';
import type { CatalogueStore } from '#lambda/stores/games/catalogue-store';

interface Needs {
  readonly catalogue: CatalogueStore;
  readonly brandsOf: BrandsOfCompany;
}

/** An operator can offer every live game. A provider gets its own ones. */
export const listPartnerGames =
  ({ catalogue, brandsOf }: Needs) =>
  async (
    { limit, cursor }: ApiRequest<typeof operation>,
    { companyId, kind }: Partner,
  ): Promise<ApiAnswer<typeof operation>> => {
    const after = cursor === undefined ? undefined : placeOf(cursor);
    const only = kind === 'PROVIDER' ? { companyId } : {};
    const [{ games, after: next }, brands] = await Promise.all([
      catalogue.page(limit, after, { withArt: false, ...only }),
      kind === 'OPERATOR' ? brandsOf(companyId) : [],
    ]);
    const offering = brands.filter(({ status }) => status !== 'CLOSED');
    const items = games.map((game) => ({
      ...game,
      brandIds: offering.flatMap(({ id, gameIds }) => (gameIds.includes(game.id) ? [id] : [])),
    }));
    return { items, nextCursor: next ? cursorOf(next) : null };
  };

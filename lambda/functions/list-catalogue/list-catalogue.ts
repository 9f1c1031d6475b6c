import type { ApiAnswer, ApiRequest } from '#domain/api/api-operation';
import type { listCatalogue as operation } from '#domain/generated/novalink-api';
import { cursorOf, placeOf } from '#lambda/services/games/catalogue-cursor';
import type { CatalogueStore } from '#lambda/stores/games/catalogue-store';

/** A page of the offered games: first the featured ones, then the newest. */
export const listCatalogue =
  ({ catalogue }: { readonly catalogue: CatalogueStore }) =>
  async ({ limit, cursor, withArt }: ApiRequest<typeof operation>): Promise<ApiAnswer<typeof operation>> => {
    const after = cursor === undefined ? undefined : placeOf(cursor);
    const { games, after: next } = await catalogue.page(limit, after, { withArt });
    return { items: [...games], nextCursor: next ? cursorOf(next) : null };
  };

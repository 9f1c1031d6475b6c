import { cursorOf, type PageAsked } from '#lambda/functions/list-catalogue/request';
import type { CatalogueStore, ListedGame } from '#lambda/stores/games/catalogue-store';

export interface CatalogueAnswer {
  readonly items: readonly ListedGame[];
  readonly nextToken: string | null;
}

/** A page of the offered games: first the featured ones, then the newest. */
export const listCatalogue =
  ({ catalogue }: { readonly catalogue: CatalogueStore }) =>
  async ({ limit, after, withArt }: PageAsked): Promise<CatalogueAnswer> => {
    const page = await catalogue.page(limit, after, { withArt });
    return { items: page.games, nextToken: page.after ? cursorOf(page.after) : null };
  };

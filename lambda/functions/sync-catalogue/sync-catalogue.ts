import type { CatalogueChange } from '#lambda/functions/sync-catalogue/catalogue-change';
import type { OfferStore } from '#lambda/stores/games/offer-store';

interface Needs {
  readonly offers: OfferStore;
}

/**
 * Makes games follow their company: offered while it is approved, under its name. The stream only says where to look:
 * what to do is decided by the rows as they stand, and written only while they still stand so.
 */
export const syncCatalogue =
  ({ offers }: Needs) =>
  async (change: CatalogueChange): Promise<void> => {
    if (change.kind === 'GAME') await settle(offers, change.id);
    else for await (const gameId of offers.gameIds(change.id)) await settle(offers, gameId);
  };

const attempts = 5;

async function settle(offers: OfferStore, gameId: string): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const game = await offers.game(gameId);
    if (!game) return;
    const company = await offers.company(game.companyId);
    const offer = {
      offered: game.status === 'LIVE' && company?.status === 'APPROVED',
      companyName: company?.name ?? game.companyName,
    };
    if (offer.offered === game.offered && offer.companyName === game.companyName) return;
    if (await offers.settle(game, company, offer)) return;
  }
  throw new Error(`The game ${gameId} changed during every attempt to update the catalogue.`);
}

import type { CatalogueChange } from '#lambda/functions/sync-catalogue/catalogue-change';
import type { OfferStore } from '#lambda/stores/games/offer-store';

interface Needs {
  readonly offers: OfferStore;
}

/**
 * Updates the games of a company: they are offered while the company is approved, under its name. A record of
 * the stream only names the company. The function reads the current rows and writes only if they have not
 * changed since.
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

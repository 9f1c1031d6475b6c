import { ensureGames } from '#tools/seed/games';
import type { DemoGame } from '#tools/seed/games/demo-game';
import { demoAccounts } from '#tools/seed/demo-accounts';
import { graphql } from '#tools/seed/graphql';
import { as } from '#tools/seed/people';
import type { Product } from '#test/support/product';
import { asAdmin, givenStudio } from './studio';

export interface LiveGame {
  readonly id: string;
  readonly title: string;
  readonly companyId: string;
  readonly companyName: string;
}

/**
 * Games of a new provider, brought to LIVE through the public API like the demo data: images, version, test
 * run, review, publication. Codes and titles are changed to be unique.
 */
export async function givenLiveGames(product: Product, ...games: readonly DemoGame[]): Promise<LiveGame[]> {
  const { mark, company, companyId } = await givenStudio(product);
  const companyName = company.input.name;
  const own = games.map((game) => ({
    ...game,
    code: `${game.code}-${mark}`,
    title: `${game.title} ${mark}`,
    providerCompany: companyName,
  }));
  await ensureGames(product, company, companyId, own);
  const { listGames } = await as(product, company.owner, (token) =>
    graphql<{ listGames: { items: { id: string; title: string }[] } }>(
      product,
      token,
      'query Own($companyId: ID!) { listGames(companyId: $companyId, limit: 100) { items { id title } } }',
      { companyId },
    ),
  );
  return listGames.items.map((game) => ({ ...game, companyId, companyName }));
}

/** Removes a game from the catalogue, as an admin does. */
export async function suspendGame(product: Product, id: string): Promise<void> {
  const { getGame } = await as(product, demoAccounts.admin, (token) =>
    graphql<{ getGame: { version: number } }>(
      product,
      token,
      'query Game($id: ID!) { getGame(id: $id) { version } }',
      { id },
    ),
  );
  const input = { id, expectedVersion: getGame.version, reason: 'Checked again.' };
  await asAdmin(product, 'suspendGame', 'GameDecisionInput', input);
}

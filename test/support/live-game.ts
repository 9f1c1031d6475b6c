import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureCompany } from '../../bin/seed/companies';
import { ensureCompliance } from '../../bin/seed/compliance';
import { demoAccounts } from '../../bin/seed/demo-accounts';
import type { DemoCompany } from '../../bin/seed/demo-companies';
import { grantFirstAdmin } from '../../bin/seed/first-admin';
import { ensureGames } from '../../bin/seed/games';
import type { DemoGame } from '../../bin/seed/games/demo-game';
import { graphql } from '../../bin/seed/graphql';
import { as, configureSignIn, ensurePerson } from '../../bin/seed/people';
import type { Product } from './product';

export interface LiveGame {
  readonly id: string;
  readonly title: string;
  readonly companyId: string;
  readonly companyName: string;
}

const patienceMs = 20_000;

/**
 * Games of a new provider, brought to LIVE by the public doors as the demo data is: company, compliance, pictures,
 * version, test run, review, publication. Codes and titles are made the provider's own.
 */
export async function givenLiveGames(product: Product, ...games: readonly DemoGame[]): Promise<LiveGame[]> {
  const mark = randomUUID().slice(0, 6);
  const companyName = `Studio ${mark}`;
  const company: DemoCompany = {
    owner: `${randomUUID()}@studio.test`,
    becomes: 'APPROVED',
    input: { kind: 'PROVIDER', name: companyName },
  };
  configureSignIn(product);
  await ensurePerson(product, demoAccounts.admin);
  await grantFirstAdmin(product, demoAccounts.admin);
  await ensurePerson(product, company.owner);
  const { id: companyId, version } = await ensureCompany(product, company);
  await asAdmin(product, 'approveCompany', 'CompanyTransitionInput', {
    id: companyId,
    expectedVersion: version,
  });
  await untilMember(product, companyId);
  await ensureCompliance(product, company, companyId);
  const own = games.map((game) => ({
    ...game,
    code: `${game.code}-${mark}`,
    title: `${game.title} ${mark}`,
    providerCompany: companyName,
  }));
  await ensureGames(product, company, companyId, own);
  const { listGames } = await as(company.owner, (token) =>
    graphql<{ listGames: { items: { id: string; title: string }[] } }>(
      product,
      token,
      'query Own($companyId: ID!) { listGames(companyId: $companyId, limit: 100) { items { id title } } }',
      { companyId },
    ),
  );
  return listGames.items.map((game) => ({ ...game, companyId, companyName }));
}

/** Takes a game out of the catalogue, as an admin does. */
export async function suspendGame(product: Product, id: string): Promise<void> {
  configureSignIn(product);
  const { getGame } = await as(demoAccounts.admin, (token) =>
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

const asAdmin = (product: Product, field: string, inputType: string, input: object) =>
  as(demoAccounts.admin, (token) =>
    graphql(product, token, `mutation Step($input: ${inputType}!) { ${field}(input: $input) { id } }`, {
      input,
    }),
  );

async function untilMember(product: Product, id: string): Promise<void> {
  await as(demoAccounts.admin, async (token) => {
    const lastMoment = Date.now() + patienceMs;
    for (;;) {
      const { getCompany } = await graphql<{ getCompany: { membership: string } }>(
        product,
        token,
        'query One($id: ID!) { getCompany(id: $id) { membership } }',
        { id },
      );
      if (getCompany.membership === 'DONE') return;
      if (Date.now() > lastMoment) throw new Error(`The owner of company ${id} did not join their group.`);
      await wait(100);
    }
  });
}

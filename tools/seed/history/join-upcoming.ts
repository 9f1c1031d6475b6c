import type { Tournament } from '#domain/generated/types';
import { ulid } from '#lambda/runtime/ulid';
import { demoAccounts } from '../demo-accounts';
import { graphql } from '../graphql';
import { as } from '../people';
import type { Seeding } from '../seeding';
import { emailOf, mainPlayers } from './demo-players';

const entrants = 6;

/** Lets demo players enter the upcoming tournaments, with their buy-ins. Existing entries are kept. */
export async function joinUpcoming(seeding: Seeding, brandId: string): Promise<void> {
  const query = `query ($brandId: ID!) { listTournaments(brandId: $brandId, limit: 25) { items { id status } } }`;
  const { listTournaments } = await as(seeding, demoAccounts.operator, (token) =>
    graphql<{ listTournaments: { items: readonly Tournament[] } }>(seeding, token, query, { brandId }),
  );
  const upcoming = listTournaments.items.filter(({ status }) => status === 'SCHEDULED');
  const mutation = 'mutation ($input: JoinTournamentInput!) { joinTournament(input: $input) { id } }';
  for (const player of mainPlayers.slice(0, entrants))
    await as(seeding, emailOf(player), async (token) => {
      for (const { id } of upcoming)
        await graphql(seeding, token, mutation, { input: { id, requestId: ulid(new Date()) } });
    });
}

import type { Brand, Tournament, TournamentRulesInput } from '#domain/generated/types';
import { dailyGrant, withTickets } from '#domain/promotions/presets';
import { ulid } from '#lambda/runtime/ulid';
import { graphql } from '#tools/seed/graphql';
import { as } from '#tools/seed/people';
import type { Product } from '#test/support/product';
import type { OpenBrand } from './open-brand';
import { baseOf, givenPublished } from './promotions';

const ticket = { coin: 'TIX', decimals: 0 };
const hourMs = 60 * 60_000;

/** A ticket coin, a promotion that gives a ticket, and a tournament that players join with one, in an open brand. */
export async function givenTickets(product: Product, brand: OpenBrand, gameId: string): Promise<void> {
  const { id: brandId, owner } = brand;
  await as(product, owner, async (token) => {
    const change = async <Row>(field: string, type: string, input: object): Promise<Row> => {
      const query = `mutation ($input: ${type}!) { ${field}(input: $input) { id version } }`;
      const answer = await graphql<Record<string, Row>>(product, token, query, { input });
      if (!answer[field]) throw new Error(`${field} returned no data.`);
      return answer[field];
    };
    const { getBrand } = await graphql<{ getBrand: Pick<Brand, 'version'> }>(
      product,
      token,
      'query ($id: ID!) { getBrand(id: $id) { version } }',
      { id: brandId },
    );
    await change('saveCoinType', 'SaveCoinTypeInput', {
      ...{ brandId, expectedVersion: getBrand.version, code: ticket.coin, decimals: ticket.decimals },
      ...{ name: 'Quay ticket', kind: 'TICKET' },
      ...{ signupGrant: '0', dailyGrant: '0', maxBalance: '100' },
    });
    const draft = await change<Tournament>('createTournament', 'CreateTournamentInput', {
      ...{ brandId, requestId: ulid(new Date()), rules: rulesOf(gameId) },
    });
    await change('publishTournament', 'TournamentInput', { id: draft.id, expectedVersion: draft.version });
  });
  const coins = dailyGrant({ ...baseOf('Ticket of the day'), maxClaims: 100 }, { amount: '0' });
  await givenPublished(product, brand, [['DAILY_GRANT', withTickets(coins, { ...ticket, amount: '1' })]]);
}

const rulesOf = (gameId: string): TournamentRulesInput => ({
  ...{
    name: 'Ticket Race',
    coin: 'PEARL',
    gameIds: [gameId],
    minBet: '1',
    scoring: { model: 'ROUND_COUNT' },
  },
  startsAt: new Date(Date.now() + hourMs).toISOString(),
  endsAt: new Date(Date.now() + 2 * hourMs).toISOString(),
  ...{ entryMode: 'BUY_IN', buyIn: '1', buyInCoin: ticket.coin, minEntrants: 1, maxRounds: 10 },
  ...{ prizeKind: 'FIXED', prizes: [{ rankFrom: 1, rankTo: 1, amount: '5000' }] },
});

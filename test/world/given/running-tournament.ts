import type { CoinRound, PlaySession, Tournament } from '#domain/generated/types';
import { ulid } from '#lambda/runtime/ulid';
import { cloudClock } from '#tools/local/cloud-clock';
import { demoPassword } from '#tools/seed/demo-accounts';
import { graphql } from '#tools/seed/graphql';
import { as } from '#tools/seed/people';
import { journeyPassword } from '#test/support/journey';
import type { Product } from '#test/support/product';
import type { OpenBrand } from './open-brand';

/** A tournament of a brand that players enter with their first round. It has started and counts rounds. */
export async function givenRunningTournament(
  product: Product,
  { id: brandId, owner }: OpenBrand,
  gameId: string,
  name: string,
  minutes = 177,
): Promise<string> {
  const clock = cloudClock(product);
  const now = Date.parse((await clock.read()).now);
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const rules = {
    ...{ name, coin: 'PEARL', gameIds: [gameId], startsAt: at(3), endsAt: at(3 + minutes) },
    ...{ entryMode: 'AUTO', minEntrants: 1, minBet: '1', scoring: { model: 'ROUND_COUNT' }, maxRounds: 100 },
    ...{ prizeKind: 'FIXED', prizes: [{ rankFrom: 1, rankTo: 1, amount: '5000' }] },
  };
  const id = await as(
    product,
    owner,
    async (token) => {
      const change = async (field: string, type: string, input: object): Promise<Tournament> => {
        const query = `mutation ($input: ${type}!) { ${field}(input: $input) { id version } }`;
        const answer = await graphql<Record<string, Tournament>>(product, token, query, { input });
        if (!answer[field]) throw new Error(`${field} returned no data.`);
        return answer[field];
      };
      const requestId = ulid(new Date(now));
      const draft = await change('createTournament', 'CreateTournamentInput', { brandId, requestId, rules });
      const published = { id: draft.id, expectedVersion: draft.version };
      await change('publishTournament', 'TournamentInput', published);
      return draft.id;
    },
    demoPassword,
  );
  await clock.advance('PT4M');
  return id;
}

/** Plays rounds of a game in Pearls as a user with `journeyPassword`, one for each call. */
export async function givenRounds(
  product: Product,
  { id: brandId }: OpenBrand,
  gameId: string,
  email: string,
): Promise<() => Promise<void>> {
  const clock = cloudClock(product);
  return as(
    product,
    email,
    async (token) => {
      const { startPlaySession: session } = await graphql<{ startPlaySession: PlaySession }>(
        product,
        token,
        'mutation ($input: StartPlaySessionInput!) { startPlaySession(input: $input) { id betLevels } }',
        { input: { brandId, gameId, coin: 'PEARL' } },
      );
      return async () => {
        // The next round can start some seconds after the last one.
        const { now } = await clock.advance('PT10S');
        await graphql<{ playRound: CoinRound }>(
          product,
          token,
          'mutation ($input: PlayRoundInput!) { playRound(input: $input) { win } }',
          {
            input: {
              ...{ brandId, sessionId: session.id, bet: session.betLevels[0] },
              requestId: ulid(new Date(now)),
            },
          },
        );
      };
    },
    journeyPassword,
  );
}

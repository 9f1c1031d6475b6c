import type { CreateTournamentInput, Tournament, TournamentRulesInput } from '#domain/generated/types';
import { systemClock } from '#lambda/runtime/clock';
import { ulid } from '#lambda/runtime/ulid';
import { demoTicket } from './demo-brand';
import { graphql } from './graphql';
import { as } from './people';
import type { Seeding } from './seeding';

const dayMs = 24 * 60 * 60_000;
const startsAfterDays = 3;
const lastsDays = 2;
const games = 3;

const tenRounds: Pick<
  TournamentRulesInput,
  'coin' | 'entryMode' | 'minEntrants' | 'maxEntrants' | 'minBet' | 'maxRounds'
> = {
  ...{ coin: 'PEARL', entryMode: 'BUY_IN', minEntrants: 2, maxEntrants: 100, minBet: '100', maxRounds: 10 },
};

/**
 * Upcoming tournaments that players join with coins or with a ticket. Running and ended tournaments are part of the demo
 * history.
 */
const upcoming: readonly Omit<TournamentRulesInput, 'gameIds' | 'startsAt' | 'endsAt'>[] = [
  {
    name: 'Lighthouse Cup',
    description: 'Ten rounds for everyone; the best five in a row count.',
    ...{ ...tenRounds, buyIn: '5000', scoring: { model: 'BEST_OF_N', rounds: 5 } },
    prizeKind: 'POOL',
    prizes: [
      { rankFrom: 1, rankTo: 1, share: 5000 },
      { rankFrom: 2, rankTo: 2, share: 3000 },
      { rankFrom: 3, rankTo: 3, share: 2000 },
    ],
  },
  {
    name: 'Ticket Regatta',
    description: 'Ten rounds for everyone with a ticket; the multipliers are added up.',
    ...{ ...tenRounds, buyIn: '1', buyInCoin: demoTicket.coin },
    scoring: { model: 'SUM_MULTIPLIER', capX100: 10_000 },
    prizeKind: 'FIXED',
    prizes: [
      { rankFrom: 1, rankTo: 1, amount: '60000' },
      { rankFrom: 2, rankTo: 3, amount: '20000' },
    ],
  },
];

/** Publishes the upcoming tournaments of a brand that has no tournament yet. */
export async function ensureTournaments(
  seeding: Seeding,
  owner: string,
  brandId: string,
  gameIds: readonly string[],
): Promise<void> {
  await as(seeding, owner, async (token) => {
    const known = await graphql<{ listTournaments: { items: unknown[] } }>(
      seeding,
      token,
      'query ($brandId: ID!) { listTournaments(brandId: $brandId, limit: 1) { items { id } } }',
      { brandId },
    );
    if (known.listTournaments.items.length > 0) return;
    const now = systemClock();
    const startsAt = now.getTime() + startsAfterDays * dayMs;
    const times = {
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(startsAt + lastsDays * dayMs).toISOString(),
    };
    for (const tournament of upcoming) {
      const rules = { ...tournament, gameIds: gameIds.slice(0, games), ...times };
      await publish(seeding, token, { brandId, requestId: ulid(now), rules });
    }
  });
}

async function publish(seeding: Seeding, token: string, input: CreateTournamentInput): Promise<void> {
  const { createTournament: draft } = await graphql<{ createTournament: Tournament }>(
    seeding,
    token,
    'mutation ($input: CreateTournamentInput!) { createTournament(input: $input) { id version } }',
    { input },
  );
  await graphql(
    seeding,
    token,
    'mutation ($input: TournamentInput!) { publishTournament(input: $input) { id } }',
    { input: { id: draft.id, expectedVersion: draft.version } },
  );
}

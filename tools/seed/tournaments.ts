import type { Tournament, TournamentRulesInput } from '#domain/generated/types';
import { systemClock } from '#lambda/clock';
import { ulid } from '#lambda/ulid';
import { graphql } from './graphql';
import { as } from './people';
import type { Seeding } from './seeding';

/** A demo tournament; the times are in minutes from its creation. */
interface DemoTournament extends Omit<TournamentRulesInput, 'gameIds' | 'startsAt' | 'endsAt'> {
  readonly startsAfter: number;
  readonly lasts: number;
  /** How many of the brand's games count, from the first. */
  readonly games: number;
}

const day = 24 * 60;
const minuteMs = 60_000;

/** One that runs from about a minute after the start, and one for which players can join. */
const demoTournaments: readonly DemoTournament[] = [
  {
    name: 'Harbour Race',
    description: 'Every round counts. You enter with your first one.',
    ...{ startsAfter: 2, lasts: 7 * day, games: 20 },
    ...{ coin: 'PEARL', entryMode: 'AUTO', minEntrants: 1, minBet: '100' },
    scoring: { model: 'SUM_MULTIPLIER', capX100: 10_000 },
    prizeKind: 'FIXED',
    prizes: [
      { rankFrom: 1, rankTo: 1, amount: '100000' },
      { rankFrom: 2, rankTo: 3, amount: '40000' },
      { rankFrom: 4, rankTo: 10, amount: '10000' },
    ],
  },
  {
    name: 'Lighthouse Cup',
    description: 'Ten rounds for everyone; the best five in a row count.',
    ...{ startsAfter: 3 * day, lasts: 2 * day, games: 3 },
    ...{ coin: 'PEARL', entryMode: 'BUY_IN', buyIn: '5000', minEntrants: 2, maxEntrants: 100, minBet: '100' },
    ...{ maxRounds: 10, scoring: { model: 'BEST_OF_N', rounds: 5 } },
    prizeKind: 'POOL',
    prizes: [
      { rankFrom: 1, rankTo: 1, share: 5000 },
      { rankFrom: 2, rankTo: 2, share: 3000 },
      { rankFrom: 3, rankTo: 3, share: 2000 },
    ],
  },
];

/** Publishes the demo tournaments of a brand that has no tournament yet. */
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
    for (const { startsAfter, lasts, games, ...rules } of demoTournaments) {
      const now = systemClock();
      const startsAt = now.getTime() + startsAfter * minuteMs;
      const input = {
        brandId,
        requestId: ulid(now),
        rules: {
          ...rules,
          gameIds: gameIds.slice(0, games),
          startsAt: new Date(startsAt).toISOString(),
          endsAt: new Date(startsAt + lasts * minuteMs).toISOString(),
        },
      };
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
  });
}

import { expect, test } from '@jest/globals';
import { endsAt, rulesWith, startsAt } from '#domain/promotions/testing/promotion';
import type { TournamentRules } from '#domain/tournaments/rules';
import { getPublicLobby } from '#lambda/functions/show-tournaments/public-lobby';
import { Refusal } from '#lambda/runtime/refusal';
import type { LobbyFacts } from '#lambda/stores/brands/lobby-store';
import type { ListedGame } from '#lambda/stores/games/catalogue-store';

const gameIds = Array.from({ length: 30 }, (_, place) => `game-${place}`);
const promotion = (name: string, changes: Parameters<typeof rulesWith>[0] = {}, isPaused = false) => ({
  ...{ type: 'MISSION' as const, isPaused },
  rules: rulesWith({ name, ...changes }),
});
const { eligibility } = rulesWith();
const tournament = (name: string, from: number, to: number) =>
  ({
    ...{ tournamentId: name, name },
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(to).toISOString(),
  }) as TournamentRules;
const hour = 3_600_000;
const now = startsAt + hour;

const facts: LobbyFacts = {
  brand: {
    ...{ id: 'brand', casinoId: 'casino', companyId: 'house', name: 'Aurora', tagline: null, logoKey: null },
    ...{ theme: { primary: '#111111', surface: '#222222', accent: '#333333' }, status: 'ACTIVE' },
    ...{ gameIds, featuredGameIds: ['game-9', 'gone'] },
  },
  casino: { status: 'ACTIVE', name: 'Northern Lights', minAge: 21 },
  company: { status: 'APPROVED', name: 'Boreal' },
  tournaments: [
    tournament('over', now - 2 * hour, now - hour),
    tournament('later', now + hour, now + 2 * hour),
    tournament('running', now - hour, now + hour),
  ],
  promotions: [
    promotion('for everyone', { eligibility: { ...eligibility, countries: ['MT'], joinedWithinDays: 7 } }),
    promotion('with a code', { trigger: { on: 'CODE', code: 'SECRET' } }),
    promotion('by invitation', { trigger: { on: 'MANUAL' } }),
    promotion('for a tag', { eligibility: { ...eligibility, tags: ['vip'] } }),
    promotion('for a tier', { eligibility: { ...eligibility, tiers: [3] } }),
    promotion('for a level', { eligibility: { ...eligibility, levels: ['SUPPORT'] } }),
    promotion('paused', {}, true),
    promotion('not started', {
      schedule: { startsAt: new Date(endsAt).toISOString(), endsAt: null, recurring: null },
    }),
  ],
};

/** The lobby of one brand, with a count of its reads. */
function lobbyOf(found: LobbyFacts | undefined, { failures = 0 } = {}) {
  const counted = { reads: 0, at: now };
  const show = getPublicLobby({
    lobbies: {
      facts: () => {
        counted.reads += 1;
        return counted.reads <= failures ? Promise.reject(new Error('No.')) : Promise.resolve(found);
      },
      // The first game is not offered any more.
      games: (ids) => Promise.resolve(ids.slice(1).map((id) => ({ id }) as ListedGame)),
    },
    clock: () => new Date(counted.at),
  });
  return { counted, show: () => show('brand') };
}

test('shows what is public of an open brand', async () => {
  const { show } = lobbyOf(facts);
  const { games, tournaments, promotions, ...brand } = await show();
  expect(brand).toEqual({
    ...{ brandId: 'brand', name: 'Aurora', tagline: null, logoKey: null, theme: facts.brand.theme },
    ...{ casinoName: 'Northern Lights', companyName: 'Boreal', minAge: 21, hasMoreGames: true },
  });
  expect(games.map(({ id }) => id)).toEqual(gameIds.filter((id) => id !== 'game-9').slice(0, 24));
  expect(tournaments.map(({ name, status }) => [name, status])).toEqual([
    ['running', 'RUNNING'],
    ['later', 'SCHEDULED'],
  ]);
  expect(promotions.map(({ name }) => name)).toEqual(['for everyone']);
});

test.each([
  ['a missing brand', undefined],
  ['a paused brand', { ...facts, brand: { ...facts.brand, status: 'PAUSED' } }],
  ['a brand of a paused casino', { ...facts, casino: { name: '', minAge: 18, status: 'PAUSED' } }],
  ['a brand of a suspended company', { ...facts, company: { name: '', status: 'SUSPENDED' } }],
  ['a brand without a casino', { ...facts, casino: undefined }],
])('refuses %s', async (_name, found) => {
  await expect(lobbyOf(found).show()).rejects.toThrow(new Refusal('brand.missing'));
});

test('is read again after a failed read', async () => {
  const { show } = lobbyOf(facts, { failures: 1 });
  await expect(show()).rejects.toThrow('No.');
  await expect(show()).resolves.toMatchObject({ name: 'Aurora' });
});

test('is read once in ten seconds, however many guests open it', async () => {
  const { counted, show } = lobbyOf(facts);
  await Promise.all(Array.from({ length: 50 }, show));
  counted.at += 9_999;
  await show();
  expect(counted.reads).toBe(1);
  counted.at += 1;
  await show();
  expect(counted.reads).toBe(2);
});

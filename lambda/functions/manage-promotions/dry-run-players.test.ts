import { expect, test } from '@jest/globals';
import { dryRunLimits } from '#domain/promotions/dry-run/dry-run-limits';
import { dailyGrant, welcomeGrant } from '#domain/promotions/presets';
import type { PromotionRules } from '#domain/promotions/rules';
import { dayMs } from '#domain/promotions/periods';
import type { PlayedRound } from '#domain/tournaments/qualification';
import { readDryRunPlayers } from '#lambda/functions/manage-promotions/dry-run-players';
import type { BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import type { JoinedPlayer } from '#lambda/stores/brands/joined-players';
import type { ClaimRow } from '#lambda/stores/promotions/claim-row';
import type { PromotionRow } from '#lambda/stores/promotions/promotion-row';

const to = Date.parse('2026-11-27T12:00:00.000Z');
const span = { from: to - 7 * dayMs, to };
const base = {
  ...{ promotionId: 'p', version: 1, brandId: 'b', name: 'Offer', coin: 'GLD', decimals: 2 },
  ...{ termsText: 'Terms.', startsAt: '2026-01-01T00:00:00.000Z', endsAt: null },
  ...{ budget: '100000', maxClaims: null },
};
const daily = dailyGrant(base, { amount: '100' });

const promotionOf = (rules: PromotionRules, publishedAt: string | null = null): PromotionRow => ({
  ...{ id: 'p', brandId: 'b', type: 'DAILY_GRANT', rules, status: publishedAt ? 'PUBLISHED' : 'DRAFT' },
  ...{ rulesHash: null, cancelReason: null, submittedBy: null, submittedAt: null, rejectReason: null },
  ...{ publishedAt, createdBy: 'manager', version: 1, createdAt: base.startsAt, updatedAt: base.startsAt },
});

const joinedPlayer = (
  name: string,
  changes: Partial<BrandUserRow> = {},
  excludedUntil?: string,
): JoinedPlayer => ({
  user: {
    ...{ brandId: 'b', userId: `user-${name}`, playerId: name, displayName: name, nameSort: name },
    ...{
      level: 'PLAYER',
      levelSetAt: null,
      tier: 1,
      country: 'NL',
      ageConfirmedAt: base.startsAt,
      termsVersion: '1',
    },
    ...{ status: 'ACTIVE', statusReason: null, selfExcludedUntil: null, onBreak: false },
    ...{ pendingLimits: null, suspendedAt: null, suspendedMs: 0, tags: [] },
    limits: { dailyLoss: null, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null },
    ...{ version: 1, createdAt: base.startsAt, updatedAt: base.startsAt, welcome: [] },
    ...changes,
  },
  excludedUntil,
});

/** `count` rounds, newest first. */
const roundsOf = (count: number): PlayedRound[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ seq: count - index, at: to - index - 1, closedAt: to - index - 1, bet: 10n, win: 0n },
    ...{ coin: 'GLD', purse: 'MAIN' as const, gameId: 'g' },
  }));

interface Stored {
  readonly players: readonly JoinedPlayer[];
  readonly hasMore?: boolean;
  readonly rounds?: number;
  readonly claims?: readonly Pick<ClaimRow, 'promotionId' | 'playerId' | 'period'>[];
}

function needsWith({ players, hasMore = false, rounds = 0, claims = [] }: Stored) {
  const asked: { rounds: string[]; since: Set<string>; claims: string[] } = {
    ...{ rounds: [], since: new Set(), claims: [] },
  };
  const needs = {
    joined: () => Promise.resolve({ players, hasMore }),
    rounds: ({ playerId }: { playerId: string }, { since, most }: { since: string; most: number }) => {
      asked.rounds.push(playerId);
      asked.since.add(since);
      return Promise.resolve({ rounds: roundsOf(Math.min(rounds, most)), isCut: rounds > most });
    },
    claims: {
      pageOfPromotion: () => Promise.reject(new Error('Not for dry runs.')),
      ofPromotion: ({ playerId }: { playerId: string }) => {
        asked.claims.push(playerId);
        return Promise.resolve(claims.filter((claim) => claim.playerId === playerId) as ClaimRow[]);
      },
    },
    clock: () => new Date(to),
  };
  return { needs, asked };
}

const named = (count: number) => Array.from({ length: count }, (_, index) => joinedPlayer(`${index}`));

test('reads neither rounds nor claims where they cannot matter', async () => {
  const { needs, asked } = needsWith({ players: named(3) });
  const rules = welcomeGrant(base, { amount: '100' });
  const { players, isPartial } = await readDryRunPlayers(needs, promotionOf(rules), span);
  expect(players.map(({ events }) => events)).toEqual(
    Array.from({ length: 3 }, () => [{ on: 'SIGN_UP', at: Date.parse(base.startsAt) }]),
  );
  expect(isPartial).toBe(false);
  expect(asked).toMatchObject({ rounds: [], claims: [] });
});

test('gives the rounds since the start, oldest first, and the claims of a published promotion', async () => {
  const claims = [{ promotionId: 'p', playerId: '0', period: '2026-11-27' }];
  const { needs, asked } = needsWith({ players: named(1), rounds: 2, claims });
  const read = await readDryRunPlayers(needs, promotionOf(daily, base.startsAt), span);
  expect(asked.since).toEqual(new Set(['2026-11-20T12:00:00.000Z']));
  expect(read.players).toMatchObject([
    {
      ...{ userId: 'user-0', displayName: '0' },
      events: [
        { on: 'SIGN_UP' },
        { on: 'DAILY_VISIT', at: to - 2 },
        { on: 'ROUND_CLOSED', round: { seq: 1 } },
        { on: 'ROUND_CLOSED', round: { seq: 2 } },
      ],
      prior: [{ id: 'p#0#2026-11-27', isOpen: false }],
    },
  ]);
});

test('leaves out players of level ADMIN, who cannot collect rewards', async () => {
  const { needs } = needsWith({ players: [joinedPlayer('0', { level: 'ADMIN' }), joinedPlayer('1')] });
  const { players } = await readDryRunPlayers(needs, promotionOf(daily), span);
  expect(players.map(({ displayName }) => displayName)).toEqual(['1']);
});

test('is partial with more players, and with more rounds of a player', async () => {
  const more = needsWith({ players: named(1), hasMore: true });
  expect((await readDryRunPlayers(more.needs, promotionOf(daily), span)).isPartial).toBe(true);
  const long = needsWith({ players: named(1), rounds: dryRunLimits.roundsOfPlayer + 1 });
  expect((await readDryRunPlayers(long.needs, promotionOf(daily), span)).isPartial).toBe(true);
});

test('evaluates no more players once it has read the most rounds', async () => {
  const { needs, asked } = needsWith({ players: named(200), rounds: dryRunLimits.roundsOfPlayer });
  const { players, isPartial } = await readDryRunPlayers(needs, promotionOf(daily), span);
  expect(isPartial).toBe(true);
  expect(players.length).toBeLessThan(200);
  expect(asked.rounds).toHaveLength(players.length);
  const rounds = players.length * dryRunLimits.roundsOfPlayer;
  expect(rounds).toBeGreaterThanOrEqual(dryRunLimits.rounds);
  expect(rounds).toBeLessThan(2 * dryRunLimits.rounds);
});

test.each([
  [
    'in the brand',
    joinedPlayer('a', { status: 'SELF_EXCLUDED', selfExcludedUntil: '2027-01-01T00:00:00.000Z' }),
  ],
  ['everywhere', joinedPlayer('a', {}, '2027-01-01T00:00:00.000Z')],
])('protects a player who is excluded %s', async (_where, player) => {
  const { needs } = needsWith({ players: [player] });
  const { players } = await readDryRunPlayers(needs, promotionOf(daily), span);
  expect(players).toMatchObject([{ player: { protectedUntil: Date.parse('2027-01-01T00:00:00.000Z') } }]);
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { progressOf } from './conditions';
import { type PlayerFacts } from './eligibility';
import { claimsToIssue, type NotIssued, type PriorClaim, type PromotionEvent } from './engine';
import type { PromotionRules, Trigger } from './rules';
import { dayMs, endsAt, playerOf, roundOf, rulesWith, startsAt } from './testing/promotion';

const visit: PromotionEvent = { on: 'DAILY_VISIT', at: startsAt + dayMs };
const visited = (changes: Partial<PromotionRules> = {}) =>
  rulesWith({ trigger: { on: 'DAILY_VISIT' }, conditions: [], ...changes });
const decide = (
  rules: PromotionRules,
  event: PromotionEvent = visit,
  { player = playerOf(), prior = [] as readonly PriorClaim[] } = {},
) => claimsToIssue(rules, { player, progress: progressOf(rules, player, []) }, event, prior);

const priorOf = (changes: Partial<PriorClaim> = {}): PriorClaim => ({
  id: 'another',
  promotionId: 'another',
  isOpen: true,
  ...{ exclusive: false, group: null, ...changes },
});

test('issues one claim with the id of promotion, player and period', () => {
  const { promotionId } = rulesWith();
  expect(decide(visited())).toEqual({
    reason: null,
    claims: [
      {
        ...{ id: `${promotionId}#ada#2026-11-17`, promotionId, version: 1, playerId: 'ada' },
        ...{ period: '2026-11-17', at: visit.at, basis: 0n, reservation: 1000n },
      },
    ],
  });
});

test('issues a claim with the round that meets the conditions, and not again in the period', () => {
  const rules = rulesWith();
  const player = playerOf();
  const rounds = [1, 2, 3, 4].map((seq) => roundOf(seq));
  let prior: PriorClaim[] = [];
  const reasons = rounds.map((round, index) => {
    const progress = progressOf(rules, player, rounds.slice(0, index + 1));
    const event = { on: 'ROUND_CLOSED', at: round.at, round } as const;
    const { claims, reason } = claimsToIssue(rules, { player, progress }, event, prior);
    prior = [...prior, ...claims.map((claim) => priorOf(claim))];
    return reason;
  });
  expect(reasons).toEqual(['CONDITIONS', 'CONDITIONS', null, 'PERIOD_CLAIMED']);
});

test('a round that does not count issues no claim, even if the conditions are met', () => {
  const rules = rulesWith();
  const player = playerOf();
  const progress = progressOf(
    rules,
    player,
    [1, 2, 3].map((seq) => roundOf(seq)),
  );
  const round = roundOf(4, 0, { purse: 'PROMO' });
  const event = { on: 'ROUND_CLOSED', at: round.at, round } as const;
  expect(claimsToIssue(rules, { player, progress }, event, []).reason).toBe('TRIGGER');
});

test.each<[reason: NotIssued, changes: Partial<PromotionRules>, player: Partial<PlayerFacts>]>([
  ['TIER', { eligibility: { ...rulesWith().eligibility, tiers: [3, 4] } }, {}],
  ['LEVEL', { eligibility: { ...rulesWith().eligibility, levels: ['SUPPORT'] } }, {}],
  ['COUNTRY', { eligibility: { ...rulesWith().eligibility, countries: ['FR'] } }, {}],
  ['TAGS', { eligibility: { ...rulesWith().eligibility, tags: ['vip', 'beta'] } }, {}],
  ['JOINED', { eligibility: { ...rulesWith().eligibility, joinedWithinDays: 31 } }, {}],
  ['JOINED', { eligibility: { ...rulesWith().eligibility, joinedWithinDays: 9 } }, { joinedAt: endsAt }],
  ['PROTECTED', {}, { status: 'SUSPENDED' }],
  ['PROTECTED', {}, { status: 'SELF_EXCLUDED' }],
  ['PROTECTED', {}, { status: 'CLOSED' }],
  ['PROTECTED', {}, { protectedUntil: visit.at + 1 }],
  ['TRIGGER', { trigger: { on: 'SIGN_UP' } }, {}],
  ['CLOSED', { schedule: { ...rulesWith().schedule, endsAt: new Date(visit.at).toISOString() } }, {}],
])('issues nothing: %s', (reason, changes, player) => {
  expect(decide(visited(changes), visit, { player: playerOf(player) })).toEqual({ claims: [], reason });
});

test('matches every list of the eligibility, and one of the tags', () => {
  const eligibility = {
    ...{ tiers: [2], levels: ['PLAYER'] as const, countries: ['DE'], tags: ['vip', 'news'] },
    joinedWithinDays: 32,
  };
  expect(decide(visited({ eligibility })).claims).toHaveLength(1);
});

test('accepts its code without regard to case and surrounding space', () => {
  const rules = visited({ trigger: { on: 'CODE', code: 'NOVA-10' } });
  const reasons = [' nova-10 ', 'NOVA-11', ''].map(
    (code) => decide(rules, { on: 'CODE', at: visit.at, code }).reason,
  );
  expect(reasons).toEqual([null, 'TRIGGER', 'TRIGGER']);
});

describe('prior claims', () => {
  const { promotionId } = rulesWith();
  test.each<
    [name: string, rules: Partial<PromotionRules>, prior: Partial<PriorClaim>, reason: NotIssued | null]
  >([
    ['of another promotion', {}, {}, null],
    ['that are exclusive and open', {}, { exclusive: true }, 'STACKING'],
    ['that are exclusive and closed', {}, { exclusive: true, isOpen: false }, null],
    ['beside an exclusive claim', { stacking: { exclusive: true, group: null } }, {}, 'STACKING'],
    ['of the same group', { stacking: { exclusive: false, group: 'a' } }, { group: 'a' }, 'STACKING'],
    ['of another group', { stacking: { exclusive: false, group: 'a' } }, { group: 'b' }, null],
    [
      'up to the limit of the player',
      { limits: { ...rulesWith().limits, perPlayer: 1 } },
      { promotionId, isOpen: false },
      'PLAYER_LIMIT',
    ],
    [
      'below the limit of the player',
      { limits: { ...rulesWith().limits, perPlayer: 2 } },
      { promotionId, isOpen: false },
      null,
    ],
  ])('%s', (_name, rules, prior, reason) => {
    expect(decide(visited(rules), visit, { prior: [priorOf(prior)] }).reason).toBe(reason);
  });
});

test('a percentage below one minor unit issues no claim', () => {
  const within = { kind: 'PERIOD' } as const;
  const reward = { kind: 'PERCENT', of: 'BETS', basisPoints: 100, cap: '50', within } as const;
  const rules = visited({ reward });
  const player = playerOf();
  const issued = [99n, 100n, 10_000n].map((bet) => {
    const progress = progressOf(rules, player, [roundOf(1, 0, { bet, at: visit.at })]);
    return claimsToIssue(rules, { player, progress }, visit, []).claims[0]?.reservation ?? 'none';
  });
  expect(issued).toEqual(['none', 1n, 50n]);
});

const anyTrigger = fc.constantFrom<Trigger>(
  ...(['SIGN_UP', 'DAILY_VISIT', 'TOURNAMENT_SETTLED', 'MANUAL', 'SCHEDULE'] as const).map((on) => ({ on })),
  { on: 'CODE', code: 'NOVA' },
);

test('excluded, suspended and timed-out players never get a claim, also not for events of that time', () => {
  fc.assert(
    fc.property(
      anyTrigger,
      fc.integer({ min: startsAt, max: endsAt - 1 }),
      fc.constantFrom<Partial<PlayerFacts>>(
        { status: 'SUSPENDED' },
        { status: 'SELF_EXCLUDED' },
        { status: 'CLOSED' },
        { status: 'ACTIVE', protectedUntil: endsAt },
      ),
      (trigger, at, changes) => {
        const event = { ...trigger, at } as PromotionEvent;
        const rules = visited({ trigger });
        expect(decide(rules, event, { player: playerOf(changes) }).claims).toEqual([]);
        expect(decide(rules, event).claims).toHaveLength(1);
      },
    ),
  );
});

import { describe, expect, test } from '@jest/globals';
import { noProgress, withRound, type Progress } from './conditions';
import type { PriorClaim } from './engine';
import { claimPeriodsAt, eventsAt, offerAt, type RecordedEvent } from './offers';
import { cashback } from './presets';
import type { PromotionRules } from './rules';
import { conditionOf, dayMs, endsAt, hourMs, playerOf, rulesWith, startsAt } from './testing/promotion';

const player = playerOf();
const iso = (at: number) => new Date(at).toISOString();

/** The progress after so many rounds on the first game, with one second between them. */
const played = (rules: PromotionRules, at: number, rounds: number, before: Progress = noProgress(rules)) =>
  Array.from({ length: rounds }).reduce<Progress>(
    (progress, _, index) =>
      withRound(rules, player, progress, {
        ...{ seq: progress.lastSeq + 1, at: at + index * 1000, bet: 100n, win: 0n },
        ...{ coin: 'GLD', purse: 'MAIN', gameId: 'amber' },
      }),
    before,
  );
const claimed = (rules: PromotionRules, period: string): PriorClaim => ({
  id: `${rules.promotionId}#${player.playerId}#${period}`,
  promotionId: rules.promotionId,
  ...{ isOpen: false, exclusive: false, group: null },
});
const at = startsAt + 10 * hourMs;

describe('a mission of a day', () => {
  const rules = rulesWith({ conditions: [conditionOf({ atLeast: '3' })] });
  const offer = (progress: Progress, now: number, ...prior: PriorClaim[]) =>
    offerAt(rules, { player, progress }, prior, now);

  test('is in progress until its conditions are met, and closes with the day', () => {
    expect(offer(played(rules, at, 2), at + hourMs)).toEqual({
      ...{ status: 'IN_PROGRESS', claim: null, amount: null },
      ...{ closesAt: startsAt + dayMs, opensAt: null },
    });
    expect(offer(played(rules, at, 3), at + hourMs)).toMatchObject({
      ...{ status: 'CLAIMABLE', amount: 1000n, closesAt: startsAt + dayMs },
      claim: { period: '2026-11-16', reservation: 1000n },
    });
  });

  test('can be collected on the day after, and then no more', () => {
    const progress = played(rules, at, 3);
    expect(offer(progress, at + dayMs)?.claim?.period).toBe('2026-11-16');
    expect(offer(progress, at + dayMs, claimed(rules, '2026-11-16'))?.status).toBe('IN_PROGRESS');
    expect(offer(progress, at + 2 * dayMs)?.status).toBe('IN_PROGRESS');
  });

  test('is collected for the older day first', () => {
    const progress = played(rules, at + dayMs, 3, played(rules, at, 3));
    const now = at + dayMs + hourMs;
    expect(offer(progress, now)?.claim?.period).toBe('2026-11-16');
    expect(offer(progress, now, claimed(rules, '2026-11-16'))?.claim?.period).toBe('2026-11-17');
    const both = offer(progress, now, claimed(rules, '2026-11-16'), claimed(rules, '2026-11-17'));
    expect(both).toMatchObject({ status: 'CLAIMED', opensAt: startsAt + 2 * dayMs, closesAt: null });
  });

  test('counts the rounds of its hours, of the day and of the day before', () => {
    const recurring = { every: 'DAY', days: [], fromMinute: 18 * 60, minutes: 120 } as const;
    const happy = rulesWith({ schedule: { ...rules.schedule, recurring } });
    const evening = startsAt + 18 * hourMs;
    const progress = played(happy, evening + 60_000, 3);
    const now = evening + 3 * hourMs;
    expect(eventsAt(happy, player, now)).toEqual([{ on: 'ROUNDS_COUNTED', at: evening + 2 * hourMs - 1 }]);
    expect(offerAt(happy, { player, progress }, [], now)?.status).toBe('CLAIMABLE');
    expect(offerAt(happy, { player, progress }, [], now + dayMs)?.status).toBe('CLAIMABLE');
    expect(offerAt(happy, { player, progress }, [], at)).toMatchObject({
      ...{ status: 'CLOSED', opensAt: evening },
    });
  });
});

describe('daily coins', () => {
  const rules = rulesWith({ trigger: { on: 'DAILY_VISIT' }, conditions: [] });
  const facts = { player, progress: noProgress(rules) };

  test('are open at every time of the schedule', () => {
    expect(offerAt(rules, facts, [], startsAt - 1)).toMatchObject({ status: 'CLOSED', opensAt: startsAt });
    expect(offerAt(rules, facts, [], startsAt)).toMatchObject({ status: 'CLAIMABLE', amount: 1000n });
    expect(offerAt(rules, facts, [], endsAt - 1)).toMatchObject({ closesAt: endsAt });
    expect(claimPeriodsAt(rules, player, startsAt)).toEqual(['2026-11-16']);
  });

  test('are hidden from players who are not eligible, or who are protected', () => {
    const others = rulesWith({ ...rules, eligibility: { ...rules.eligibility, countries: ['MT'] } });
    expect(offerAt(others, facts, [], at)).toBeUndefined();
    const isBack = { ...player, protectedUntil: at + 1 };
    expect(offerAt(rules, { ...facts, player: isBack }, [], at)).toBeUndefined();
    expect(offerAt(rules, { ...facts, player: isBack }, [], at + 1)?.status).toBe('CLAIMABLE');
  });

  test('never open again once a player has as many as they may', () => {
    const twice = rulesWith({ ...rules, limits: { ...rules.limits, perPlayer: 1 } });
    const offer = offerAt(twice, facts, [claimed(twice, '2026-11-16')], at + dayMs);
    expect(offer).toMatchObject({ status: 'CLAIMED', opensAt: null });
  });
});

describe('a welcome grant', () => {
  const rules = rulesWith({
    ...{ trigger: { on: 'SIGN_UP' }, conditions: [] },
    limits: { budget: '100000', maxClaims: null, perPlayer: 1, perPeriod: 'ONCE' },
  });
  const offer = (joinedAt: number, ...prior: PriorClaim[]) =>
    offerAt(rules, { player: { ...player, joinedAt }, progress: noProgress(rules) }, prior, at);

  test('is for players who joined during the promotion, until its end', () => {
    expect(offer(startsAt + 1)).toMatchObject({ status: 'CLAIMABLE', closesAt: endsAt });
    expect(offer(startsAt + 1, claimed(rules, 'ONCE'))).toMatchObject({ status: 'CLAIMED', opensAt: null });
    expect(offer(startsAt - 1)?.status).not.toBe('CLAIMABLE');
  });
});

describe('cashback of a week', () => {
  const base = {
    ...{ promotionId: 'P', version: 1, brandId: 'B', name: 'Cashback', coin: 'GLD', decimals: 2 },
    ...{ termsText: 'A tenth.', startsAt: iso(startsAt), endsAt: null, budget: '100000', maxClaims: null },
  };
  const rules = cashback(base, { every: 'WEEK', basisPoints: 1000, cap: '5000' });
  const offer = (progress: Progress, now: number) => offerAt(rules, { player, progress }, [], now);

  test('is collected from Monday to Sunday of the next week', () => {
    const progress = played(rules, at, 50);
    expect(offer(progress, at + hourMs)?.status).toBe('IN_PROGRESS');
    for (const day of [7, 9, 13])
      expect(offer(progress, at + day * dayMs)).toMatchObject({
        ...{ status: 'CLAIMABLE', amount: 500n, closesAt: startsAt + 14 * dayMs },
        claim: { period: '2026-W48', at: startsAt + 7 * dayMs },
      });
    expect(offer(progress, at + 14 * dayMs)).toMatchObject({ status: 'IN_PROGRESS', amount: null });
  });
});

test('a code is claimed with the code alone', () => {
  const rules = rulesWith({ trigger: { on: 'CODE', code: 'HARBOUR' }, conditions: [] });
  const facts = { player, progress: noProgress(rules) };
  expect(offerAt(rules, facts, [], at, { code: ' harbour ' })?.status).toBe('CLAIMABLE');
  expect(offerAt(rules, facts, [], at, { code: 'PORT' })).toBeUndefined();
  expect(eventsAt(rules, player, at)).toEqual([]);
});

describe('an invitation', () => {
  const rules = rulesWith({ trigger: { on: 'MANUAL' }, conditions: [] });
  const facts = { player, progress: noProgress(rules) };
  const invited = (...times: readonly number[]): { readonly recorded: readonly RecordedEvent[] } => ({
    recorded: times.map((time) => ({ on: 'MANUAL', at: time, promotionId: rules.promotionId })),
  });

  test('is the only way to the reward', () => {
    expect(offerAt(rules, facts, [], at)).toBeUndefined();
    const ofAnother = [{ on: 'MANUAL', at, promotionId: 'other' } as const];
    expect(offerAt(rules, facts, [], at, { recorded: ofAnother })).toBeUndefined();
    expect(offerAt(rules, facts, [], at, invited(at + 1))).toBeUndefined();
    expect(offerAt(rules, facts, [], at, invited(at))).toMatchObject({ status: 'CLAIMABLE', amount: 1000n });
  });

  test('can be used until the end of the next period', () => {
    const offer = (now: number) => offerAt(rules, facts, [], now, invited(at));
    expect(offer(at + dayMs)).toMatchObject({
      ...{ status: 'CLAIMABLE', closesAt: startsAt + 2 * dayMs },
      claim: { period: '2026-11-16' },
    });
    expect(offer(startsAt + 2 * dayMs)).toBeUndefined();
  });

  test('is good for one reward per period', () => {
    const prior = [claimed(rules, '2026-11-16')];
    expect(offerAt(rules, facts, prior, at + 2, invited(at, at + 1))).toMatchObject({
      ...{ status: 'CLAIMED', opensAt: null },
    });
    const next = offerAt(rules, facts, prior, at + dayMs, invited(at, at + dayMs));
    expect(next?.claim?.period).toBe('2026-11-17');
    expect(claimPeriodsAt(rules, { ...player, ...invited(at) }, at + dayMs)).toEqual([
      '2026-11-16',
      '2026-11-17',
    ]);
  });

  test('of a player who is protected has no effect', () => {
    const excluded = { ...player, protectedUntil: at + hourMs };
    expect(offerAt(rules, { ...facts, player: excluded }, [], at + 2 * hourMs, invited(at))).toBeUndefined();
  });
});

describe('the settlement of a tournament', () => {
  const rules = rulesWith({ trigger: { on: 'TOURNAMENT_SETTLED' }, conditions: [] });
  const facts = { player, progress: noProgress(rules) };
  const recorded = [{ on: 'TOURNAMENT_SETTLED', at } as const];

  test('makes the reward claimable for ranked players', () => {
    expect(offerAt(rules, facts, [], at - 1, { recorded })).toMatchObject({
      ...{ status: 'IN_PROGRESS', claim: null, closesAt: endsAt },
    });
    expect(offerAt(rules, facts, [], at, { recorded })).toMatchObject({
      ...{ status: 'CLAIMABLE', closesAt: startsAt + 2 * dayMs },
    });
    const collected = offerAt(rules, facts, [claimed(rules, '2026-11-16')], at, { recorded });
    expect(collected).toMatchObject({ status: 'CLAIMED', opensAt: startsAt + dayMs });
  });

  test('before the start of the promotion does not count', () => {
    expect(offerAt(rules, facts, [], startsAt - 1)).toMatchObject({ status: 'CLOSED', opensAt: startsAt });
    const early = [{ on: 'TOURNAMENT_SETTLED', at: startsAt - 1 } as const];
    expect(offerAt(rules, facts, [], startsAt, { recorded: early })?.claim).toBeNull();
  });

  test('is announced only to players who could collect the reward', () => {
    const others = rulesWith({ ...rules, eligibility: { ...rules.eligibility, countries: ['MT'] } });
    expect(offerAt(others, facts, [], at)).toBeUndefined();
  });
});

test('a reward that another open reward excludes is shown as blocked', () => {
  const rules = rulesWith({ trigger: { on: 'DAILY_VISIT' }, conditions: [] });
  const open: PriorClaim = { id: 'c', promotionId: 'other', isOpen: true, exclusive: true, group: null };
  const offer = offerAt(rules, { player, progress: noProgress(rules) }, [open], at);
  expect(offer).toMatchObject({ status: 'BLOCKED', claim: null, amount: null });
});

test('an offer of tickets has their amount', () => {
  const tickets = { kind: 'TICKETS', coin: 'TKT', decimals: 0, amount: '3' } as const;
  const rules = rulesWith({ trigger: { on: 'DAILY_VISIT' }, conditions: [], reward: tickets });
  const offer = offerAt(rules, { player, progress: noProgress(rules) }, [], at);
  expect(offer).toMatchObject({ status: 'CLAIMABLE', amount: 3n, claim: { reservation: 0n } });
});

import { expect, test } from '@jest/globals';
import { checkRules } from './check-rules';
import {
  activateClaim,
  type Claim,
  type ClaimChange,
  issueClaim,
  stepsOf,
  withFreeRound,
} from './claims/claim';
import { withClaimRound } from './claims/claim-rounds';
import { noProgress, withRound } from './conditions';
import { claimsToIssue, type PriorClaim, type PromotionEvent } from './engine';
import {
  cashback,
  dailyGrant,
  dailyWheel,
  freeRounds,
  invitation,
  matchGrant,
  mission,
  type PresetBase,
  presets,
  prizeDrop,
  promoCode,
  tournamentReward,
  welcomeGrant,
  withTickets,
} from './presets';
import { type PromotionRules, rulesHash } from './rules';
import { claimRoundOf } from './testing/claim';
import { conditionOf, dayMs, games, hourMs, playerOf, roundOf, startsAt } from './testing/promotion';
import { drawSector } from './wheel';

const base: PresetBase = {
  ...{ promotionId: 'promotion', version: 1, brandId: 'brand', name: 'An offer', coin: 'GLD', decimals: 2 },
  ...{ termsText: 'The complete terms.', startsAt: new Date(startsAt).toISOString(), endsAt: null },
  ...{ budget: '1000000', maxClaims: null },
};
const wagered: PresetBase = { ...base, wagering: { multiple: 3, maxWin: '5000' } };
const player = playerOf();
const at = startsAt + dayMs;

const roundEvents = (rounds: readonly (readonly [bet: number, win: number])[], from = at): PromotionEvent[] =>
  rounds.map(([bet, win], index) => {
    const round = roundOf(index + 1, win, { bet: BigInt(bet), at: from + index * 1000 });
    return { on: 'ROUND_CLOSED', at: round.at, round };
  });

/** Sends events of one player to the engine, as they happen. */
function claimsOf(rules: PromotionRules, events: readonly PromotionEvent[]): Claim[] {
  let progress = noProgress(rules);
  const prior: PriorClaim[] = [];
  return events.flatMap((event) => {
    if (event.on === 'ROUND_CLOSED') progress = withRound(rules, player, progress, event.round);
    const { claims } = claimsToIssue(rules, { player, progress }, event, prior);
    prior.push(...claims.map((claim) => ({ ...claim, isOpen: true, ...rules.stacking })));
    return claims.map((claim) => issueClaim(rules, claim));
  });
}

function only<Item>(list: readonly Item[]): Item {
  expect(list).toHaveLength(1);
  const [first] = list;
  if (first === undefined) throw new Error('The list is empty.');
  return first;
}

function activated(claim: Claim, sector: number | null = null): ClaimChange {
  const change = activateClaim(claim, { at: claim.issuedAt, sector });
  if (change === undefined) throw new Error('The claim cannot become active.');
  return change;
}

/** One bet from the main purse that meets the wagering exactly, after one below it that does not. */
function wageredOut(claim: Claim): ClaimChange {
  const bet = stepsOf(claim).at(-1)?.target ?? 0n;
  const almost = withClaimRound(claim, claimRoundOf('MAIN', { seq: 1, bet: bet - 1n, at: claim.issuedAt }));
  expect(almost.claim.status).toBe('ACTIVE');
  return withClaimRound(almost.claim, claimRoundOf('MAIN', { seq: 2, bet: 1n, at: claim.issuedAt }));
}

const sectors = [
  { label: 'Nothing', weight: 50, amount: '0' },
  { label: '1 coin', weight: 30, amount: '100' },
  { label: '5 coins', weight: 20, amount: '500' },
];
const seeds = { serverSeed: '5a'.repeat(32), clientSeed: 'ada' };

const rulesOf: Record<keyof typeof presets, PromotionRules> = {
  WELCOME_GRANT: welcomeGrant(wagered, { amount: '1000' }),
  DAILY_GRANT: dailyGrant(base, { amount: '250' }),
  FREE_ROUNDS: freeRounds(wagered, { gameId: games.amber, count: 3, bet: '20', maxWin: '400' }),
  CASHBACK: cashback(base, { every: 'WEEK', basisPoints: 1000, cap: '5000' }),
  MATCH_GRANT: matchGrant(wagered, { atLeast: '1000', basisPoints: 5000, cap: '600', perPeriod: 'WEEK' }),
  PROMO_CODE: promoCode(wagered, { code: 'NOVA-10', amount: '1000' }),
  PRIZE_DROP: prizeDrop(base, { fromX100: 5000, gameIds: [games.amber], amount: '700', perPeriod: 'DAY' }),
  MISSION: mission(base, {
    tasks: [conditionOf({ atLeast: '3' }), conditionOf({ measure: 'SUM', of: 'WINS', atLeast: '500' })],
    ...{ amount: '900', perPeriod: 'DAY' },
  }),
  DAILY_WHEEL: dailyWheel(wagered, { sectors }),
  INVITATION: invitation(base, { amount: '800', perPeriod: 'WEEK' }),
  TOURNAMENT_REWARD: tournamentReward(base, { amount: '300', perPeriod: 'DAY' }),
};

test.each(Object.entries(rulesOf))('%s has no faults and its own hash', (_name, rules) => {
  expect(checkRules(rules)).toEqual([]);
  const others = Object.values(rulesOf).filter((other) => rulesHash(other) === rulesHash(rules));
  expect(others).toHaveLength(1);
});

test('WELCOME_GRANT: a sign-up gives coins that are bet three times', () => {
  const events: PromotionEvent[] = [at, at + 40 * dayMs].map((time) => ({ on: 'SIGN_UP', at: time }));
  const claim = only(claimsOf(rulesOf.WELCOME_GRANT, events));
  expect(claim).toMatchObject({ id: 'promotion#ada#ONCE', held: 1000n });
  const { claim: active, ...moved } = activated(claim);
  expect(moved).toMatchObject({ toMain: 0n, toBudget: 0n });
  const played = withClaimRound(active, claimRoundOf('PROMO', { bet: 1000n, win: 7000n, at }));
  expect(played.claim).toMatchObject({ purse: 7000n, wageredX100: 100_000n });
  const last = withClaimRound(played.claim, claimRoundOf('PROMO', { seq: 2, bet: 2000n, win: 1500n, at }));
  expect(last).toMatchObject({ claim: { status: 'COMPLETED' }, toMain: 5000n, toBudget: 1500n });
});

test('DAILY_GRANT: the first visit of each day pays at once', () => {
  const events: PromotionEvent[] = [0, 1, 24].map((hour) => ({ on: 'DAILY_VISIT', at: at + hour * hourMs }));
  const claims = claimsOf(rulesOf.DAILY_GRANT, events);
  expect(claims.map(({ id }) => id)).toEqual(['promotion#ada#2026-11-17', 'promotion#ada#2026-11-18']);
  for (const claim of claims)
    expect(activated(claim)).toMatchObject({ claim: { status: 'COMPLETED' }, toMain: 250n, toBudget: 0n });
});

test('FREE_ROUNDS: wins are capped, then bet three times', () => {
  const claim = only(claimsOf(rulesOf.FREE_ROUNDS, [{ on: 'DAILY_VISIT', at }]));
  expect(claim.held).toBe(400n);
  let { claim: active } = activated(claim);
  let back = 0n;
  for (const [index, win] of [0n, 260n, 40n].entries()) {
    const change = withFreeRound(active, { number: index + 1, win, at });
    active = change?.claim ?? active;
    back += change?.toBudget ?? 0n;
  }
  expect([active.purse, back, stepsOf(active).at(-1)?.target]).toEqual([300n, 100n, 900n]);
  expect(wageredOut(active)).toMatchObject({ claim: { status: 'COMPLETED' }, toMain: 300n, toBudget: 0n });
});

test('CASHBACK: a tenth of the net loss of the week before, rounded down', () => {
  const monday = startsAt + 7 * dayMs;
  const schedule: PromotionEvent[] = [startsAt, monday, monday + hourMs].map((time) => ({
    on: 'SCHEDULE',
    at: time,
  }));
  const [first, ...rest] = schedule;
  const rounds = roundEvents([
    [3000, 1000],
    [1009, 0],
  ]);
  const claim = only(claimsOf(rulesOf.CASHBACK, [...(first ? [first] : []), ...rounds, ...rest]));
  expect(claim).toMatchObject({ id: 'promotion#ada#2026-W48', held: 300n });
  expect(activated(claim)).toMatchObject({ claim: { status: 'COMPLETED' }, toMain: 300n });
});

test('MATCH_GRANT: half of the bets once they reach 10 coins', () => {
  const events = roundEvents([
    [600, 0],
    [399, 0],
    [9, 0],
    [900, 0],
  ]);
  const claim = only(claimsOf(rulesOf.MATCH_GRANT, events));
  expect(claim).toMatchObject({ id: 'promotion#ada#2026-W47', held: 504n, issuedAt: at + 2000 });
  expect(wageredOut(activated(claim).claim)).toMatchObject({ claim: { status: 'COMPLETED' }, toMain: 504n });
});

test('PROMO_CODE: the code gives coins once', () => {
  const events: PromotionEvent[] = ['other', 'nova-10', 'NOVA-10'].map((code) => ({ on: 'CODE', at, code }));
  const claim = only(claimsOf(rulesOf.PROMO_CODE, events));
  expect(wageredOut(activated(claim).claim)).toMatchObject({ toMain: 1000n, toBudget: 0n });
});

test('PRIZE_DROP: a round of 50 times its bet pays once a day', () => {
  const low = roundEvents([[100, 4999]]);
  const high = roundEvents([
    [100, 100],
    [100, 5000],
    [100, 9000],
  ]);
  expect(claimsOf(rulesOf.PRIZE_DROP, low)).toEqual([]);
  const claim = only(claimsOf(rulesOf.PRIZE_DROP, high));
  expect(claim.issuedAt).toBe(at + 1000);
  expect(activated(claim)).toMatchObject({ claim: { status: 'COMPLETED' }, toMain: 700n });
});

test('MISSION: all tasks of a day pay once', () => {
  const rounds = roundEvents([
    [100, 400],
    [100, 0],
    [100, 0],
    [100, 100],
    [100, 900],
  ]);
  const claim = only(claimsOf(rulesOf.MISSION, rounds));
  expect(claim).toMatchObject({ id: 'promotion#ada#2026-11-17', issuedAt: at + 3000 });
  expect(activated(claim)).toMatchObject({ claim: { status: 'COMPLETED' }, toMain: 900n });
});

test('DAILY_WHEEL: the drawn sector is bet three times, and the rest of the reservation goes back', () => {
  const claim = only(claimsOf(rulesOf.DAILY_WHEEL, [{ on: 'DAILY_VISIT', at }]));
  expect(claim.held).toBe(500n);
  const weights = sectors.map(({ weight }) => weight);
  const prizes = new Set<bigint>();
  for (let nonce = 0; nonce < 40; nonce += 1) {
    const sector = drawSector(weights, { ...seeds, nonce });
    const { claim: active, toBudget } = activated(claim, sector);
    const prize = BigInt(sectors[sector]?.amount ?? '-1');
    prizes.add(prize);
    expect(toBudget).toBe(500n - prize);
    if (prize === 0n) expect(active.status).toBe('COMPLETED');
    else expect(wageredOut(active)).toMatchObject({ toMain: prize, toBudget: 0n });
  }
  expect(prizes).toEqual(new Set([0n, 100n, 500n]));
});

test('INVITATION: two invitations in a week give coins once', () => {
  const events: PromotionEvent[] = [0, 1, 7].map((day) => ({ on: 'MANUAL', at: at + day * dayMs }));
  const claims = claimsOf(rulesOf.INVITATION, events);
  expect(claims.map(({ id }) => id)).toEqual(['promotion#ada#2026-W47', 'promotion#ada#2026-W48']);
  for (const claim of claims) expect(activated(claim)).toMatchObject({ toMain: 800n, toBudget: 0n });
});

test('TOURNAMENT_REWARD: the settlement of a tournament gives coins, another event does not', () => {
  expect(claimsOf(rulesOf.TOURNAMENT_REWARD, [{ on: 'MANUAL', at }])).toEqual([]);
  const claim = only(claimsOf(rulesOf.TOURNAMENT_REWARD, [{ on: 'TOURNAMENT_SETTLED', at }]));
  expect(activated(claim)).toMatchObject({ claim: { status: 'COMPLETED' }, toMain: 300n, toBudget: 0n });
});

test('tickets instead of coins can be published, without wagering and budget', () => {
  const wagering = { multiple: 5, maxWin: '900' };
  const coins = welcomeGrant({ ...base, wagering, maxClaims: 10 }, { amount: '300' });
  const rules = withTickets(coins, { coin: 'TKT', decimals: 0, amount: '2' });
  expect(checkRules(rules)).toEqual([]);
  expect(rules).toMatchObject({
    reward: { kind: 'TICKETS', coin: 'TKT', amount: '2' },
    wagering: { multiple: 0, maxWin: null },
    limits: { budget: '0', maxClaims: 10 },
  });
});

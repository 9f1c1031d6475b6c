import type { ClaimPromotionInput, PromotionClaim, PromotionOffer } from '#domain/generated/types';
import {
  dailyGrant,
  dailyWheel,
  mission,
  type PresetBase,
  tournamentReward,
  withTickets,
} from '#domain/promotions/presets';
import { rewardCoin } from '#domain/promotions/rewards';
import { type PromotionRules, rulesHash } from '#domain/promotions/rules';
import { drawSector, wheelHash } from '#domain/promotions/wheel';
import { commitmentOf } from '@novalink/engine';
import { Refused } from '../../../platform/api/errors';
import { brandId } from '../../brand/testing/brand-server';

const base: Omit<PresetBase, 'name' | 'promotionId'> = {
  ...{ version: 1, brandId, coin: 'GLD', decimals: 2, termsText: 'One reward for each player and day.' },
  ...{ startsAt: '2026-11-01T00:00:00.000Z', endsAt: null, budget: '1000000', maxClaims: 500 },
};
const named = (name: string) => ({ ...base, name, promotionId: name });

export const dailyRules = (name = 'Daily coins') => dailyGrant(named(name), { amount: '5000' });

export const ticketRules = (name = 'Daily tickets') =>
  withTickets(dailyRules(name), { coin: 'TKT', decimals: 0, amount: '2' });

export const tournamentRules = (name = 'Tournament coins') =>
  tournamentReward(named(name), { amount: '2500', perPeriod: 'WEEK' });

export const missionRules = (name = 'Mission') =>
  mission(named(name), {
    tasks: [
      {
        ...{ measure: 'COUNT', of: 'ROUNDS', from: null, atLeast: '10' },
        ...{ within: { kind: 'PERIOD' }, gameIds: null },
      },
      {
        ...{ measure: 'SUM', of: 'BETS', from: null, atLeast: '10000' },
        ...{ within: { kind: 'PERIOD' }, gameIds: null },
      },
    ],
    ...{ amount: '1000', perPeriod: 'DAY' },
  });

export const wheelRules = (name = 'Wheel') =>
  dailyWheel(named(name), {
    sectors: [
      { label: 'Small', weight: 3, amount: '1000' },
      { label: 'Big', weight: 1, amount: '9000' },
    ],
  });

/** An offer that can be collected now. */
export const offerOf = (rules: PromotionRules, changes: Partial<PromotionOffer> = {}): PromotionOffer => ({
  ...{ promotionId: rules.promotionId, brandId, type: 'DAILY_GRANT', name: rules.name },
  ...{
    ...rewardCoin(rules),
    rules: JSON.stringify(rules),
    rulesHash: rulesHash(rules),
  },
  ...{ status: 'CLAIMABLE', progress: rules.conditions.map(({ atLeast }) => ({ value: '0', atLeast })) },
  amount: rules.reward.kind === 'GRANT' || rules.reward.kind === 'TICKETS' ? rules.reward.amount : null,
  ...{ closesAt: null, opensAt: null },
  serverSeedHash: rules.reward.kind === 'WHEEL' ? commitmentOf(serverSeed) : null,
  ...changes,
});

const serverSeed = '1'.padStart(64, '0');
const clientSeed = 'mine';
const nextDay = '2026-11-25T00:00:00.000Z';

/** A brand that records the rewards that its player collects: responses for `fakePlatform`. */
export const promotionServer = (given: readonly PromotionOffer[]) => {
  let offers = [...given];
  let claims: PromotionClaim[] = [];
  const asked: ClaimPromotionInput[] = [];
  const known = new Map<string, PromotionClaim>();
  const collect = (input: ClaimPromotionInput): PromotionClaim => {
    asked.push(input);
    const before = known.get(input.requestId);
    if (before) return before;
    const offer = offers.find(({ promotionId }) => promotionId === (input.promotionId ?? input.code));
    if (offer?.status !== 'CLAIMABLE') throw new Refused('promotion.missing');
    const rules = JSON.parse(offer.rules) as PromotionRules;
    const { promotionId, type, name, coin, decimals } = offer;
    const draw = drawOf(rules, claims.length);
    const claim: PromotionClaim = {
      ...{ id: `claim ${claims.length}`, promotionId, type, name, coin, decimals, period: '2026-11-24' },
      amount: draw?.amount ?? offer.amount ?? '0',
      draw: draw?.reported ?? null,
      ...{ status: 'COMPLETED', released: draw?.amount ?? offer.amount ?? '0', progress: null },
      endedAt: '2026-11-24T10:00:00.000Z',
      ...{ rulesHash: offer.rulesHash, createdAt: '2026-11-24T10:00:00.000Z' },
      ...{ userId: null, displayName: null },
    };
    known.set(input.requestId, claim);
    claims = [claim, ...claims];
    offers = offers.map((one) => (one === offer ? { ...one, status: 'CLAIMED', opensAt: nextDay } : one));
    return claim;
  };
  return {
    asked,
    reveal: () => {
      claims = claims.map(({ draw, ...claim }) => ({ ...claim, draw: draw && { ...draw, serverSeed } }));
    },
    answers: {
      listOffers: () => offers,
      listClaims: ({ isOpen }: Record<string, unknown>) => ({
        items: claims.filter(({ status }) => isOpen !== true || status === 'ACTIVE'),
        nextToken: null,
      }),
      claimPromotion: ({ input }: { readonly input: ClaimPromotionInput }) => collect(input),
    },
  };
};

const drawOf = ({ reward }: PromotionRules, nonce: number) => {
  if (reward.kind !== 'WHEEL') return undefined;
  const { sectors } = reward;
  const sector = drawSector(
    sectors.map(({ weight }) => weight),
    { serverSeed, clientSeed, nonce },
  );
  const reported = {
    ...{ sector, sectors: JSON.stringify(sectors), wheelHash: wheelHash(sectors) },
    ...{ serverSeedHash: commitmentOf(serverSeed), serverSeed: null, clientSeed, nonce },
  };
  return { reported, amount: sectors[sector]?.amount };
};

import type { Promotion, PromotionType } from '#domain/generated/types';
import {
  dailyGrant,
  dailyWheel,
  matchGrant,
  mission,
  promoCode,
  type PresetBase,
  withTickets,
} from '#domain/promotions/presets';
import type { PromotionRules } from '#domain/promotions/rules';
import { ulid } from '#lambda/runtime/ulid';
import { demoTicket } from './demo-brand';
import { graphql } from './graphql';
import { as } from './people';
import type { Seeding } from './seeding';

const dayMs = 24 * 60 * 60_000;

/** A code that demo players have used. Its promotion is paused when the demo history is complete. */
export const demoCode = 'LANTERN';

interface DemoPromotion {
  readonly type: PromotionType;
  readonly rules: PromotionRules;
  readonly isPublished: boolean;
}

/** A wheel, tickets and a code with wagering that are active now, one promotion that starts later, and a draft. */
function demoPromotions(now: Date): readonly DemoPromotion[] {
  const base = (name: string, startsInDays: number, termsText: string): PresetBase => ({
    ...{ promotionId: '', version: 1, brandId: '', name, coin: 'PEARL', decimals: 2, termsText },
    startsAt: new Date(now.getTime() + startsInDays * dayMs).toISOString(),
    endsAt: new Date(now.getTime() + (startsInDays + 30) * dayMs).toISOString(),
    ...{ budget: '5000000', maxClaims: null },
  });
  return [
    {
      type: 'DAILY_WHEEL',
      isPublished: true,
      rules: dailyWheel(
        base('Lighthouse wheel', 0, 'One turn a day for every player. Prizes are play coins.'),
        {
          sectors: [
            { label: 'Shell', weight: 8, amount: '2500' },
            { label: 'Rope', weight: 6, amount: '5000' },
            { label: 'Anchor', weight: 4, amount: '10000' },
            { label: 'Bell', weight: 2, amount: '20000' },
            { label: 'Lighthouse', weight: 1, amount: '100000' },
          ],
        },
      ),
    },
    {
      type: 'DAILY_GRANT',
      isPublished: true,
      rules: withTickets(
        dailyGrant(
          { ...base('Regatta tickets', 0, 'One ticket a day for every player.'), maxClaims: 5000 },
          { amount: '0' },
        ),
        { ...demoTicket, amount: '1' },
      ),
    },
    {
      type: 'PROMO_CODE',
      isPublished: true,
      rules: promoCode(
        {
          ...base(
            'Lantern code',
            0,
            'Once for every player who has the code, after bets of five times the reward.',
          ),
          wagering: { multiple: 5, validDays: 30 },
        },
        { code: demoCode, amount: '15000' },
      ),
    },
    {
      type: 'MATCH_GRANT',
      isPublished: true,
      rules: matchGrant(
        base('Winter match', 5, 'Ten percent of the bets of a week, from 500 Pearls of bets.'),
        {
          ...{ atLeast: '50000', basisPoints: 1000, cap: '20000', perPeriod: 'WEEK' },
        },
      ),
    },
    {
      type: 'MISSION',
      isPublished: false,
      rules: mission(
        base('Twenty rounds', 1, 'Twenty rounds on one day, one of them at ten times the bet.'),
        {
          ...{ amount: '12000', perPeriod: 'DAY' },
          tasks: [
            { ...rounds, measure: 'COUNT', of: 'ROUNDS', from: null, atLeast: '20' },
            { ...rounds, measure: 'MAX', of: 'MULTIPLIER', from: null, atLeast: '1000' },
          ],
        },
      ),
    },
  ];
}
const rounds = { within: { kind: 'PERIOD' }, gameIds: null } as const;

/** Creates the demo promotions of a brand that has no promotion yet. */
export async function ensurePromotions(seeding: Seeding, owner: string, brandId: string): Promise<void> {
  await as(seeding, owner, async (token) => {
    if ((await promotionsOf(seeding, token, brandId)).length > 0) return;
    const now = new Date();
    for (const { type, rules, isPublished } of demoPromotions(now)) {
      const input = { brandId, type, rules: JSON.stringify(rules), requestId: ulid(now) };
      const { createPromotion } = await graphql<{ createPromotion: Known }>(
        seeding,
        token,
        `mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) { ${known} } }`,
        { input },
      );
      if (isPublished) await step(seeding, token, 'publishPromotion', createPromotion);
    }
  });
}

/** Pauses the promotion of `demoCode`, as a manager does, unless it is already paused. */
export async function pauseDemoCode(seeding: Seeding, owner: string, brandId: string): Promise<void> {
  await as(seeding, owner, async (token) => {
    const promotions = await promotionsOf(seeding, token, brandId);
    const active = promotions.find(({ type, status }) => type === 'PROMO_CODE' && status === 'ACTIVE');
    if (active) await step(seeding, token, 'pausePromotion', active);
  });
}

const known = 'id type status version';
type Known = Pick<Promotion, 'id' | 'type' | 'status' | 'version'>;

export async function promotionsOf(
  seeding: Seeding,
  token: string,
  brandId: string,
): Promise<readonly Known[]> {
  const query = `query ($brandId: ID!) { listPromotions(brandId: $brandId) { items { ${known} } } }`;
  const { listPromotions } = await graphql<{ listPromotions: { items: readonly Known[] } }>(
    seeding,
    token,
    query,
    { brandId },
  );
  return listPromotions.items;
}

const step = (
  seeding: Seeding,
  token: string,
  field: 'publishPromotion' | 'pausePromotion',
  { id, version }: Known,
) =>
  graphql(seeding, token, `mutation ($input: PromotionInput!) { ${field}(input: $input) { id } }`, {
    input: { id, expectedVersion: version },
  });

import type { Promotion, PromotionType } from '#domain/generated/types';
import { dailyGrant, dailyWheel, welcomeGrant, type PresetBase } from '#domain/promotions/presets';
import type { PromotionRules } from '#domain/promotions/rules';
import { sha256, utf8 } from '@novalink/engine/hash';
import { ulidOf } from '#domain/ulid';
import type { Asking } from './past-functions';
import type { Manage } from './past-manager';
import type { PublishedPromotion } from './play-visit';

/** A promotion of the history. Days are counted from the day after the history, which is 0. */
interface PastPromotion {
  readonly name: string;
  readonly type: PromotionType;
  readonly termsText: string;
  readonly startDay: number;
  /** The promotion ends at the beginning of this day. */
  readonly endDay: number;
  readonly rulesOf: (base: PresetBase) => PromotionRules;
}

const dayMs = 24 * 60 * 60_000;
const daily = (amount: string) => (base: PresetBase) => dailyGrant(base, { amount });
const wheel = (base: PresetBase) =>
  dailyWheel(base, {
    sectors: [
      { label: 'Copper', weight: 8, amount: '500' },
      { label: 'Silver', weight: 4, amount: '1500' },
      { label: 'Gold', weight: 1, amount: '5000' },
    ],
  });
const grant = (name: string, startDay: number, endDay: number): PastPromotion => ({
  ...{ name, type: 'DAILY_GRANT', startDay, endDay, rulesOf: daily('1500') },
  termsText: 'Fifteen coins a day for every player who visits. They are paid to the balance at once.',
});
const turn = (name: string, startDay: number, endDay: number): PastPromotion => ({
  ...{ name, type: 'DAILY_WHEEL', startDay, endDay, rulesOf: wheel },
  termsText: 'One turn a day for every player. Prizes are play coins.',
});

/** By brand, in the order of `demoBrands`. */
export const pastPromotions: readonly (readonly PastPromotion[])[] = [
  [
    {
      ...{ name: 'New in the harbour', type: 'WELCOME_GRANT', startDay: -84, endDay: -63 },
      termsText: 'Once for every player who joins in these three weeks.',
      rulesOf: (base) => welcomeGrant(base, { amount: '2500' }),
    },
    turn('Harvest wheel', -58, -44),
    grant('Long evenings', -30, -16),
    grant('Before the regatta', -6, -2),
  ],
  [grant('Club week', -75, -61), turn('Quayside wheel', -21, -7)],
  [grant('Apple days', -66, -52), grant('Row of lights', -12, -3)],
  [turn('Terrace wheel', -40, -26)],
  [grant('Rooms with a view', -55, -41), turn('Rooms wheel', -18, -6)],
  [grant('First frost', -35, -21)],
];

export interface PromotionPlace {
  readonly brandId: string;
  readonly coin: string;
  /** The day after the history, and the number of its days. */
  readonly end: Date;
  readonly days: number;
}

/**
 * Publishes the promotions of a brand, each a day before it starts. Promotions from before the history are left out. The ids are
 * derived from the names, so that a resumed history publishes nothing twice.
 */
export async function publishPastPromotions(
  manageAt: (identity: Asking, now: Date) => Manage,
  manager: Asking,
  promotions: readonly PastPromotion[],
  { brandId, coin, end, days }: PromotionPlace,
): Promise<readonly PublishedPromotion[]> {
  const published: PublishedPromotion[] = [];
  // A publication removes promotions that have ended by then from the brand's list, so the latest one is published first.
  const latestFirst = [...promotions].sort((one, other) => other.startDay - one.startDay);
  for (const { name, type, termsText, startDay, endDay, rulesOf } of latestFirst) {
    if (startDay - 1 < -days) continue;
    const at = (day: number) => new Date(end.getTime() + day * dayMs);
    const now = at(startDay - 1);
    const manage = manageAt(manager, now);
    const requestId = ulidOf(now.getTime(), sha256(utf8(`${brandId} ${name}`)));
    const rules = rulesOf({
      ...{ promotionId: '', version: 1, brandId: '', name, coin, decimals: 2, termsText },
      ...{ startsAt: at(startDay).toISOString(), endsAt: at(endDay).toISOString() },
      ...{ budget: '1000000', maxClaims: null },
    });
    const input = { brandId, type, rules, requestId };
    const { id, version, publishedAt } = (await manage('createPromotion', input)) as Promotion;
    if (publishedAt === null) await manage('publishPromotion', { id, expectedVersion: version });
    published.push({ id, from: at(startDay).getTime(), to: at(endDay).getTime() });
  }
  return published;
}

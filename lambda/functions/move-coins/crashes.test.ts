import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { coinVenues, type CoinVenues, type Field } from '#test/world/play/coin-venues';
import { Died, dyingAt } from '#test/support/watched-writes';

/** These tests read whole tables many times and send many requests at once. */
let venue: CoinVenues;
beforeAll(async () => {
  venue = await coinVenues();
});
afterAll(() => venue.stop());

type Brand = Awaited<ReturnType<CoinVenues['brand']>>;

interface Once {
  readonly field: Field;
  readonly writes: number;
  readonly joined: boolean;
  readonly by: 'ada' | 'owner';
  readonly input: (brand: Brand) => object;
  readonly balances: Readonly<Record<string, number>>;
}

/** Every operation, the number of its writes, and the balances of the player after one successful run. */
const operations: readonly Once[] = [
  {
    field: 'joinBrand',
    writes: 3,
    joined: false,
    by: 'ada',
    input: ({ joining }) => joining,
    balances: { 'GOLD#MAIN': 5000, 'BONUS#PROMO': 30 },
  },
  {
    field: 'grantCoins',
    writes: 1,
    joined: true,
    by: 'owner',
    input: ({ ada, moving }) => moving(ada),
    balances: { 'GOLD#MAIN': 100 },
  },
  {
    field: 'claimDailyCoins',
    writes: 1,
    joined: true,
    by: 'ada',
    input: ({ id }) => ({ brandId: id, coin: 'GOLD' }),
    balances: { 'GOLD#MAIN': 200 },
  },
  {
    field: 'claimCoinPackage',
    writes: 3,
    joined: true,
    by: 'ada',
    input: ({ claiming }) => claiming(),
    balances: { 'GOLD#MAIN': 1000, 'BONUS#PROMO': 10 },
  },
];

const crashes = operations.flatMap((once) =>
  Array.from({ length: once.writes }, (_, index) => index + 1).flatMap((write) =>
    (['before', 'after'] as const).map((when) => ({ ...once, write, when })),
  ),
);

/** A brand with a player, Ada. A process crashed while it handled one of her requests. */
async function died({ field, joined, by, input, write, when }: (typeof crashes)[number]) {
  const brand = await venue.brand();
  if (joined) await brand.player(brand.ada);
  const asked = input(brand);
  const asking = venue.askAround(dyingAt(write, when), field, asked, brand[by]);
  await expect(asking).rejects.toThrow(Died);
  return { ...brand, again: () => venue.ask(field, asked, brand[by]) };
}

describe('a request whose process crashes', () => {
  test.each(crashes)('is completed by a retry after a crash $when write $write of $field', async (crash) => {
    const { id, ada, again } = await died(crash);
    const answer = await again();
    expect(answer).not.toHaveProperty('refusal');
    expect(await venue.balances(id, ada.sub)).toEqual(crash.balances);
    expect(await venue.journal(id)).toHaveLength(Object.keys(crash.balances).length);
    const before = await venue.everything();
    expect(await again()).toEqual(answer);
    expect(await venue.everything()).toEqual(before);
  });

  const written = crashes.filter(({ write, when }) => write > 1 || when === 'after');
  test.each(written.filter(({ field }) => field === 'claimCoinPackage'))(
    'is completed by the next claim after a crash $when write $write',
    async (crash) => {
      const { id, ada, claiming, again } = await died(crash);
      venue.later(24);
      const second = await venue.ask('claimCoinPackage', claiming(), ada);
      expect(second).toMatchObject([{ balance: '2000' }, { balance: '20' }]);
      expect(await again()).toMatchObject([{ balance: '1000' }, { balance: '10' }]);
      expect(await venue.balances(id, ada.sub)).toEqual({ 'GOLD#MAIN': 2000, 'BONUS#PROMO': 20 });
    },
  );
});

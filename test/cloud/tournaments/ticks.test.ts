import { beforeAll, expect, test } from '@jest/globals';
import type { TournamentRulesInput } from '#domain/generated/types';
import { playEnvironment, type PlayEnvironment } from '#test/support/play/play-environment';
import { tournamentCalls } from '#test/support/play/tournament-calls';
import { cloudClock, type NextTick } from '#tools/local/cloud-clock';

/** Tournaments whose schedules or clock misbehave. */
let playing: PlayEnvironment;
let calls: ReturnType<typeof tournamentCalls>;
beforeAll(async () => {
  playing = await playEnvironment('ticks.test');
  calls = tournamentCalls(playing);
});

const buyIns: Partial<TournamentRulesInput> = {
  ...{ entryMode: 'BUY_IN', buyIn: '500', prizeKind: 'POOL', minEntrants: 2 },
  prizes: [
    { rankFrom: 1, rankTo: 1, share: 7000 },
    { rankFrom: 2, rankTo: 2, share: 3000 },
  ],
};

/** Disturbs the schedules of a tournament, and returns their number. */
async function disturbed(id: string, nextTick: NextTick): Promise<number> {
  const clock = cloudClock(playing.cloud);
  const waiting = (await clock.schedules()).filter(({ arn }) => arn.includes(id));
  for (const { arn } of waiting) await clock.disturb(arn, nextTick);
  return waiting.length;
}
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

test.each<[name: string, nextTick: NextTick]>([
  ['lost', 'lost'],
  ['doubled', 'doubled'],
  ['late', { late: 'PT40M' }],
])('a tournament whose ticks are %s is settled and paid once', async (_name, nextTick) => {
  const { venue, newPlayer, advance } = playing;
  const brand = await venue.openBrand();
  const [ann, bob] = [await newPlayer(brand.id), await newPlayer(brand.id)];
  const { id } = await calls.published(brand.id, buyIns);
  await calls.join(ann, id);
  await calls.join(bob, id);
  expect(await disturbed(id, nextTick)).toBe(2);
  await advance('PT6M');
  await ann.play(2);
  await bob.play(1);
  await advance('PT2H');
  expect(await calls.read(id)).toMatchObject({ status: 'SETTLED', result: { ranked: 2, paid: '1000' } });
  expect((await calls.moved(brand.id, 'PRIZE')).sort()).toEqual([300n, 700n]);
  expect(sum(await calls.moved(brand.id, 'ESCROW'))).toBe(0n);
  expect(await calls.moved(brand.id, 'REFUND')).toEqual([]);
});

test('if the clock jumps over start and end, a tournament with too few entrants is cancelled and refunded', async () => {
  const { venue, newPlayer, advance } = playing;
  const brand = await venue.openBrand();
  const ann = await newPlayer(brand.id);
  const before = await ann.balance();
  const { id } = await calls.published(brand.id, buyIns);
  await calls.join(ann, id);
  expect(await ann.balance()).toBe(before - 500n);
  await disturbed(id, 'lost');
  await advance('PT3H');
  expect(await calls.read(id)).toMatchObject({ status: 'CANCELLED' });
  expect(await ann.balance()).toBe(before);
  expect(await calls.moved(brand.id, 'PRIZE')).toEqual([]);
});

test('if the clock jumps over start and end, rounds before and after it win no prize', async () => {
  const { venue, newPlayer, advance } = playing;
  const brand = await venue.openBrand();
  const ann = await newPlayer(brand.id);
  const { id, budget } = await calls.published(brand.id, { entryMode: 'AUTO' });
  await ann.play(1);
  await advance('PT66M');
  await ann.play(1);
  await advance('PT10M');
  expect(await calls.read(id)).toMatchObject({ status: 'CANCELLED', entrants: 0 });
  expect(await calls.moved(brand.id, 'PRIZE')).toEqual([]);
  expect((await calls.moved(brand.id, 'ESCROW')).sort()).toEqual([-BigInt(budget), BigInt(budget)].sort());
});

import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Balance, TournamentRulesInput } from '#domain/generated/types';
import { type PlayEnvironment, type PlayingPlayer, playEnvironment } from '#test/world/play/play-environment';
import { tournamentCalls } from '#test/world/play/tournament-calls';
import { type NextTick, cloudClock } from '#tools/local/cloud-clock';
import { ulid } from '#lambda/runtime/ulid';
import { until } from 'cdk-local-cloud/testing';
import { auditFindings } from '#test/world/play/audit-brand';
import { ticketCoin } from '#test/world/play/ticket-coin';

describe('ticks', () => {
  /** Tournaments whose schedules or clock misbehave. */
  let playing: PlayEnvironment;
  let calls: ReturnType<typeof tournamentCalls>;
  beforeAll(async () => {
    playing = await playEnvironment('ticks.test');
    calls = tournamentCalls(playing);
  });

  /** Two of them are more than the largest amount that a person can move at once. */
  const buyIn = 600_000_000_000n;
  const buyIns: Partial<TournamentRulesInput> = {
    ...{ entryMode: 'BUY_IN', buyIn: `${buyIn}`, prizeKind: 'POOL', minEntrants: 2, maxEntrants: 1000 },
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
    expect(await calls.read(id)).toMatchObject({
      status: 'SETTLED',
      result: { ranked: 2, paid: `${2n * buyIn}` },
    });
    expect((await calls.moved(brand.id, 'PRIZE')).sort()).toEqual(
      [(6n * buyIn) / 10n, (14n * buyIn) / 10n].sort(),
    );
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
    expect(await ann.balance()).toBe(before - buyIn);
    await disturbed(id, 'lost');
    await advance('PT3H');
    expect(await calls.read(id)).toMatchObject({ status: 'CANCELLED' });
    expect(await ann.balance()).toBe(before);
    expect(await calls.moved(brand.id, 'PRIZE')).toEqual([]);
  });

  test('buy-ins count as losses and are refused above a limit', async () => {
    const { venue, newPlayer, ask } = playing;
    const brand = await venue.openBrand();
    const ann = await newPlayer(brand.id);
    const limits = { dailyLoss: 7, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null };
    await ask(
      ann.token,
      'mutation ($input: SetPlayLimitsInput!) { setPlayLimits(input: $input) { userId } }',
      {
        input: { brandId: brand.id, ...limits },
      },
    );
    const [first, second] = [
      await calls.published(brand.id, { ...buyIns, buyIn: '500' }),
      await calls.published(brand.id, { ...buyIns, buyIn: '201' }),
    ];
    await calls.join(ann, first.id);
    await expect(calls.join(ann, second.id)).rejects.toThrow(/player\.limit-reached.*"limit":"dailyLoss"/);
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
});

describe('tickets', () => {
  /** Tournaments whose buy-in is paid with tickets, by the public API. */
  let given: PlayEnvironment;
  let calls: ReturnType<typeof tournamentCalls>;
  let start: Date;
  beforeAll(async () => {
    given = await playEnvironment('ticket-buy-ins.test');
    calls = tournamentCalls(given);
    start = given.now();
  });

  const tickets: Partial<TournamentRulesInput> = { entryMode: 'BUY_IN', buyIn: '2', buyInCoin: 'TIX' };

  const balances = async ({ brandId, token, sub }: PlayingPlayer) => {
    const { balances: all } = await given.ask<{ balances: readonly Balance[] }>(
      token,
      `{ getBrandUser(brandId: "${brandId}", userId: "${sub}") { balances { coin purse amount } } }`,
    );
    return Object.fromEntries(all.map(({ coin, amount }) => [coin, BigInt(amount)]));
  };

  const grant = (player: PlayingPlayer, amount: string) =>
    given.ask(given.manager, 'mutation ($input: MoveCoinsInput!) { grantCoins(input: $input) { amount } }', {
      input: {
        ...{ brandId: player.brandId, userId: player.sub, coin: 'TIX', amount, reason: 'For a tournament' },
        requestId: ulid(given.now()),
      },
    });

  test('tickets are paid on joining, are not shared as prizes, and are refunded after a cancellation', async () => {
    const brand = await given.venue.openBrand([ticketCoin]);
    const [ann, bob] = [await given.newPlayer(brand.id), await given.newPlayer(brand.id)];
    const played = await calls.published(brand.id, tickets);
    const cancelled = await calls.published(brand.id, tickets);
    expect(
      await given.ask(
        given.manager,
        `{ getTournament(id: "${played.id}") { buyIn buyInCoin buyInDecimals } }`,
      ),
    ).toEqual({ buyIn: '2', buyInCoin: 'TIX', buyInDecimals: 0 });
    await grant(ann, '4');
    await grant(bob, '1');
    await expect(calls.join(bob, played.id)).rejects.toThrow(
      'wallet.insufficient {"kind":"conflict","balance":"1"}',
    );
    const { GOLD: gold = 0n } = await balances(ann);
    await calls.join(ann, played.id);
    await calls.join(ann, cancelled.id);
    expect(await balances(ann)).toMatchObject({ GOLD: gold, TIX: 0n });
    expect(await calls.read(played.id)).toMatchObject({ entrants: 1, pool: '0', budget: '7000' });

    await calls.mutate('cancelTournament', {
      ...{ id: cancelled.id, expectedVersion: cancelled.version, reason: 'The game has a fault.' },
    });
    await until(async () => ((await balances(ann)).TIX === 2n ? true : undefined));
    await given.advance('PT6M');
    await ann.play(1);
    const { GOLD: afterRound = 0n } = await balances(ann);
    await given.advance('PT65M');
    expect(await calls.read(played.id)).toMatchObject({
      status: 'SETTLED',
      result: { entrants: 1, ranked: 1, paid: '5000' },
    });
    expect(await balances(ann)).toMatchObject({ GOLD: afterRound + 5000n, TIX: 2n });
    const { text: certificate } = await calls.certificate(played.id);
    expect(certificate).toContain('"buyInCoin":"TIX"');
    const audited = { brandId: brand.id, from: start, to: given.now() };
    expect(await auditFindings(given.stage, { ...audited, certificates: [certificate] })).toEqual([]);
    // The auditor notices a buy-in in another coin.
    const inGold = certificate.replaceAll('"buyInCoin":"TIX"', '"buyInCoin":"GOLD"');
    const findings = await auditFindings(given.stage, { ...audited, certificates: [inGold] });
    expect(findings.join()).toContain('is TIX instead of GOLD');
  });

  test.each<[string, Partial<TournamentRulesInput>, string]>([
    ['with the coin of another kind', { ...tickets, buyInCoin: 'GOLD' }, 'rules.buyInCoin'],
    ['with a coin that the brand does not have', { ...tickets, buyInCoin: 'NONE' }, 'rules.buyInCoin'],
    ['without a buy-in', { buyInCoin: 'TIX' }, 'rules.buyInCoin'],
    [
      'with prizes from the pool',
      { ...tickets, prizeKind: 'POOL', prizes: [{ rankFrom: 1, rankTo: 1, share: 10_000 }] },
      'rules.prizeKind',
    ],
  ])('refuses tickets %s', async (_what, changes, field) => {
    const brand = await given.venue.openBrand([ticketCoin]);
    await expect(calls.draft(brand.id, changes)).rejects.toThrow(
      `input.invalid {"kind":"invalid","field":"${field}"}`,
    );
  });
});

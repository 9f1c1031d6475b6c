import { beforeAll, expect, test } from '@jest/globals';
import type { Balance, TournamentCertificate, TournamentRulesInput } from '#domain/generated/types';
import { ulid } from '#lambda/ulid';
import { until } from '#local/testing/until';
import { auditFindings } from '#test/support/play/audit-brand';
import {
  playEnvironment,
  type PlayEnvironment,
  type PlayingPlayer,
} from '#test/support/play/play-environment';
import { tournamentCalls } from '#test/support/play/tournament-calls';
import { ticketCoin } from '#test/support/play/ticket-coin';

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
    await given.ask(given.manager, `{ getTournament(id: "${played.id}") { buyIn buyInCoin buyInDecimals } }`),
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
  const { url } = await given.ask<TournamentCertificate>(
    ann.token,
    `{ getTournamentCertificate(tournamentId: "${played.id}") { url bytes resultHash } }`,
  );
  const certificate = await (await fetch(url)).text();
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

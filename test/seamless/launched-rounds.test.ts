import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Reply } from '@novalink/wallet-contract';
import type { CoinRound, PlaySession } from '#domain/generated/types';
import { playLaunched } from '#lambda/functions/play-launched/play-launched';
import { parseRequest } from '#lambda/functions/play-launched/request';
import { manageRounds } from '#lambda/functions/manage-seamless-rounds/manage-rounds';
import { parseRequest as parseDecision } from '#lambda/functions/manage-seamless-rounds/request';
import { settleRounds } from '#lambda/functions/settle-seamless-rounds/settle-rounds';
import { brandUserKey } from '#domain/keys';
import { nativeTextHash } from '#lambda/runtime/native-hash';
import { orRefusal } from '#lambda/runtime/refusal';
import { ulid } from '#lambda/runtime/ulid';
import { admitPlayer } from '#lambda/services/seamless/admit-player';
import type { SeamlessNeeds } from '#lambda/services/seamless/round-ports';
import { auditPut, type AuditEntry } from '#lambda/stores/audit/audit-row';
import { casinoFacts } from '#lambda/stores/brands/casino-facts';
import { brandUserStore } from '#lambda/stores/brands/brand-user-store';
import { seamlessBrand } from '#lambda/stores/brands/seamless-brand';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { playableVersions } from '#lambda/stores/games/playable-versions';
import { playedGameStore } from '#lambda/stores/games/played-game-store';
import { launchStore } from '#lambda/stores/launches/launch-store';
import { drawnSeedStore } from '#lambda/stores/play/drawn-seeds';
import { playFactsStore } from '#lambda/stores/play/play-facts';
import { playStore } from '#lambda/stores/play/play-store';
import { seamlessRoundStore } from '#lambda/stores/play/seamless-round-store';
import { sharedRows } from '#lambda/stores/play/shared-rows';
import { failure, simulatedWallet } from '#test/packages/seamless-rounds/simulated-wallet';
import { refused } from '#test/support/refused';
import { givenBrandUser } from '#test/world/given/given-brands';
import {
  newRequestId,
  playVenues,
  paysAlways,
  paysNever,
  type PlayVenues,
} from '#test/world/play/play-venues';
import { dyingAt } from '#test/world/play/dying-client';

let venue: PlayVenues;
beforeAll(async () => {
  venue = await playVenues();
});
afterAll(() => venue.stop());

type Call = Parameters<SeamlessNeeds['call']>[1];
/** What happens to a call: it is done and answered, not done, or done without an answer. */
type Fault = 'LOST' | 'ANSWER_LOST' | 'REFUSED';

/** The wallet of one user, with faults. */
function faultyWallet(coins: bigint) {
  const wallet = simulatedWallet(undefined, coins);
  const faults: (readonly [Call['call'], Fault])[] = [];
  const perform = (sent: Call): Reply => {
    if (sent.call !== 'authenticate' && sent.call !== 'balance') return wallet.answer(sent);
    return {
      status: 200,
      json: { user: 'ann', coin: 'GOLD', country: 'MT', balance: `${wallet.balance()}` },
    };
  };
  return {
    balance: wallet.balance,
    undescribed: wallet.undescribed,
    fail: (call: Call['call'], fault: Fault) => faults.push([call, fault]),
    send: (sent: Call): Reply => {
      const at = faults.findIndex(([call]) => call === sent.call);
      const fault = at < 0 ? undefined : faults.splice(at, 1)[0]?.[1];
      if (fault === 'LOST') return { failure: 'TIMEOUT' };
      if (fault === 'REFUSED') return failure('FORBIDDEN');
      const reply = perform(sent);
      return fault === 'ANSWER_LOST' ? { failure: 'CUT' } : reply;
    },
  };
}

const { privateKey } = generateKeyPairSync('ed25519');
const box = {
  seal: (secret: string) => Promise.resolve(secret),
  open: (sealed: string) => Promise.resolve(sealed),
};
const guest = 'eu-west-1:guest';
const noLimits = { dailyLoss: null, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null };

/** A seamless brand whose player has opened a launch. */
async function table({ model = paysAlways, coins = 1000n } = {}) {
  const room = await venue.room({
    model,
    coins: 0n,
    ofCasino: { walletMode: 'SEAMLESS', walletUrl: 'https://wallet.example', walletProtocol: 'NOVALINK' },
  });
  const wallet = faultyWallet(coins);
  const clock = venue.now;
  const needsOn = (dynamodb: DynamoDBClient) => {
    const on = { ...venue.tables, dynamodb };
    return {
      box,
      clock,
      audit: (entry: AuditEntry) => auditPut(on.auditTable, entry),
      rounds: seamlessRoundStore(on),
      plays: playStore(on),
      seeds: drawnSeedStore(on),
      versions: playableVersions(playedGameStore(on)),
      ledger: { ...ledgerPorts({ ...on, clock, random: Math.random }), sleep: () => Promise.resolve() },
      call: (_wallet: unknown, unsent: Call) => Promise.resolve(wallet.send(unsent)),
      walletOf: () =>
        Promise.resolve({
          casinoId: room.casinoId,
          url: 'https://wallet.example',
          keyId: 'k',
          signing: { scheme: 'ed25519', privateKey } as const,
        }),
      launches: launchStore(on),
      facts: playFactsStore({ ...on, shared: sharedRows({ clock, forMs: 0 }) }),
      newSeed: () => nativeTextHash(Math.random().toString()),
      cycleMs: 0,
      report: (_round: unknown, error: unknown) => {
        throw error;
      },
    };
  };
  const needs = needsOn(venue.tables.dynamodb);
  const player = await admitPlayer({
    ...needs,
    brand: seamlessBrand(venue.tables),
    openWallet: needs.walletOf,
    users: brandUserStore(venue.tables),
  })({ brandId: room.id, user: 'ann', token: 'token', coin: 'GOLD' });
  const secret = ulid(clock());
  const launch = {
    ...{ id: secret, mode: 'PLAY' as const, brandId: room.id, gameId: room.game.id, country: 'MT', player },
    ...{ returnUrl: 'https://casino.example/', lang: null, device: null },
    opensUntil: new Date(clock().getTime() + 600_000).toISOString(),
  };
  await needs.launches.create(secret, launch, clock());
  await needs.launches.open(secret, guest, clock());
  const ask = (fieldName: string, args: object, by = guest, on = venue.tables.dynamodb) =>
    orRefusal(() =>
      playLaunched(needsOn(on))(parseRequest({ fieldName, arguments: args, identity: { guest: by } })),
    );
  const session = (await ask('startLaunchedSession', { secret })) as PlaySession;
  const bet = (requestId = newRequestId(), more: object = {}, on?: DynamoDBClient) =>
    ask(
      'playLaunchedRound',
      { input: { secret, sessionId: session.id, bet: '100', requestId, ...more } },
      guest,
      on,
    );
  const settle = () => settleRounds(needs)();
  /** The sum of the journal of the player, and the rows of the rounds. */
  const books = async () => {
    const rows = (await venue.tables.rows('Journal')) as { gsi1pk?: string; a: number }[];
    const own = rows.filter(({ gsi1pk }) => gsi1pk?.includes(player.playerId));
    const rounds = ((await venue.tables.rows('Play')) as { state?: string; of?: { playerId: string } }[])
      .filter(({ of }) => of?.playerId === player.playerId)
      .map(({ state }) => state);
    const play = await needs.plays.read(room.id, player.playerId);
    return { sum: own.reduce((sum, { a }) => sum + BigInt(a), 0n), movements: own.length, rounds, play };
  };
  return { ...room, wallet, player, secret, session, ask, bet, settle, books, needs };
}

/** What the wallet has gained is what the journal says. */
async function agree(
  { books, wallet }: Pick<Awaited<ReturnType<typeof table>>, 'books' | 'wallet'>,
  start = 1000n,
) {
  const { sum, ...rest } = await books();
  expect(wallet.balance() - start).toBe(sum);
  expect(wallet.undescribed).toEqual([]);
  expect(rest.play?.openRound).toBeUndefined();
  return rest;
}

describe('a round of a launched session', () => {
  test('is a bet and a win in the wallet and in the journal', async () => {
    const at = await table();
    expect(at.session).toMatchObject({ balance: '1000', coin: 'GOLD', betLevels: ['100', '500'] });
    const requestId = newRequestId();
    const round = (await at.bet(requestId)) as CoinRound;
    expect(round).toMatchObject({ bet: '100', nonce: 0, purse: 'EXTERNAL', serverSeed: null });
    expect(BigInt(round.balance)).toBe(at.wallet.balance());
    expect(await at.bet(requestId)).toEqual(round);
    expect(await at.bet(requestId, { bet: '500' })).toEqual(refused('request.other-body'));
    expect(await at.bet()).toMatchObject({ nonce: 1 });
    const { movements, rounds, play } = await agree(at);
    expect([movements, rounds]).toEqual([4, ['CLOSED', 'CLOSED']]);
    const [row] = (await venue.tables.rows('Play')).filter(({ state }) => state === 'CLOSED');
    expect(row).toHaveProperty('of.playedAt');
    expect(play?.totals?.levels).toBeDefined();
  });

  test('is closed without a movement if it pays nothing', async () => {
    const at = await table({ model: paysNever });
    expect(await at.bet()).toMatchObject({ win: '0', balance: '900' });
    const { movements, rounds, play } = await agree(at);
    expect([movements, rounds]).toEqual([1, ['CLOSED']]);
    expect(play?.losses.GOLD?.dayLoss).toBe(100n);
  });

  test('is refused without coins, in the words of other rounds', async () => {
    const at = await table({ coins: 50n });
    expect(await at.bet()).toEqual(refused('wallet.insufficient'));
    expect((await agree(at, 50n)).rounds).toEqual(['REFUSED']);
  });

  test('is refused for another guest, without a session, and for a bet that is not offered', async () => {
    const at = await table();
    const input = { secret: at.secret, sessionId: at.session.id, bet: '100', requestId: newRequestId() };
    expect(await at.ask('playLaunchedRound', { input }, 'eu-west-1:other')).toEqual(refused('launch.opened'));
    expect(await at.bet(undefined, { secret: 'unknown' })).toEqual(refused('launch.expired'));
    expect(await at.bet(undefined, { bet: '300' })).toEqual(refused('play.bet-not-offered', { bet: '300' }));
    expect(await at.bet(undefined, { sessionId: 'x.y' })).toEqual(refused('session.missing'));
    expect((await at.books()).rounds).toEqual([]);
    // Players with an account have no wallet at the operator.
    expect(await at.start()).toEqual(refused('brand.seamless'));
  });

  test.each([
    ['is suspended', { status: 'SUSPENDED' }, 'player.suspended'],
    ['has excluded themselves', { selfExcludedUntil: '2027-01-01T00:00:00.000Z' }, 'player.self-excluded'],
    ['has reached a loss limit', { limits: { ...noLimits, dailyLoss: 1 } }, 'player.limit-reached'],
  ])('is refused if the player %s', async (_case, change, code) => {
    const at = await table({ model: paysNever });
    await at.bet();
    const { userId } = at.player;
    const user = await venue.tables.row('Main', brandUserKey(at.id, userId));
    await givenBrandUser(venue.tables, at.id, userId, { ...user, ...change });
    expect(await at.bet()).toMatchObject({ refusal: { code } });
    expect((await agree(at)).rounds).toEqual(['CLOSED']);
  });
});

describe('a wallet that fails', () => {
  test.each(['LOST', 'ANSWER_LOST'] as const)('at the bet (%s) gives it back', async (fault) => {
    const at = await table();
    at.wallet.fail('bet', fault);
    const requestId = newRequestId();
    expect(await at.bet(requestId)).toEqual(refused('wallet.unavailable'));
    expect(at.wallet.balance()).toBe(1000n);
    expect(await at.bet(requestId)).toEqual(refused('wallet.unavailable'));
    expect((await agree(at)).rounds).toEqual(['ROLLED_BACK']);
    expect(await at.bet()).toMatchObject({ nonce: 1 });
  });

  test.each(['LOST', 'ANSWER_LOST'] as const)('at the win (%s) is asked again', async (fault) => {
    const at = await table();
    at.wallet.fail('win', fault);
    const round = (await at.bet()) as CoinRound;
    expect(BigInt(round.balance)).toBe(900n + BigInt(round.win));
    expect((await at.books()).rounds).toEqual(['PAYING']);
    // The player need not wait for it.
    expect(await at.bet()).toMatchObject({ nonce: 1 });
    venue.later(1);
    await at.settle();
    expect((await agree(at)).rounds).toEqual(['CLOSED', 'CLOSED']);
  });

  test('at the rollback is asked again', async () => {
    const at = await table();
    at.wallet.fail('bet', 'ANSWER_LOST');
    at.wallet.fail('rollback', 'LOST');
    expect(await at.bet()).toEqual(refused('wallet.unavailable'));
    expect(at.wallet.balance()).toBe(900n);
    venue.later(1);
    await at.settle();
    expect((await agree(at)).rounds).toEqual(['ROLLED_BACK']);
  });

  test('to open delays its own casino only', async () => {
    const [broken, sound] = [await table(), await table()];
    for (const at of [broken, sound]) {
      at.wallet.fail('win', 'LOST');
      await at.bet();
    }
    venue.later(1);
    const reported: string[] = [];
    await settleRounds({
      ...sound.needs,
      walletOf: (casinoId) =>
        casinoId === broken.casinoId ? Promise.reject(new Error('no key')) : sound.needs.walletOf(),
      report: ({ id }) => reported.push(id),
    })();
    expect(reported).toHaveLength(1);
    expect((await broken.books()).rounds).toEqual(['PAYING']);
    expect((await agree(sound)).rounds).toEqual(['CLOSED']);
    await broken.settle();
    expect((await agree(broken)).rounds).toEqual(['CLOSED']);
  });

  test('and refuses a win leaves the round to a person', async () => {
    const at = await table();
    at.wallet.fail('win', 'REFUSED');
    await at.bet();
    venue.later(600);
    await at.settle();
    const waiting = [];
    for await (const round of at.needs.rounds.needingAttention(at.casinoId)) waiting.push(round.state);
    expect(waiting).toEqual(['PAYING']);
    const events = (await venue.tables.rows('Audit')).filter(({ pk }) => pk === `CASINO#${at.casinoId}`);
    expect(events).toEqual([expect.objectContaining({ action: 'SEAMLESS_ROUND_WAITING', actor: 'system' })]);
  });
});

describe('a round that waits for a person', () => {
  const waiting = async () => {
    const at = await table();
    at.wallet.fail('win', 'REFUSED');
    const round = (await at.bet()) as CoinRound;
    const manage = (fieldName: string, args: object, sub = at.owner) =>
      orRefusal(() =>
        manageRounds({
          ...at.needs,
          ...casinoFacts(venue.tables),
        })(parseDecision({ fieldName, arguments: args, identity: { sub, groups: ['OPERATORS'] } })),
      );
    const { casinoId } = at;
    const decide = (field: string, more: object = {}) =>
      manage(field, { input: { casinoId, roundId: round.id, ...more } });
    const list = () => manage('listWaitingRounds', { casinoId });
    return { ...at, round, manage, decide, list };
  };

  test('is listed with what the wallet owes, for the owner of the casino only', async () => {
    const { round, list, manage, casinoId } = await waiting();
    expect(await list()).toEqual([
      expect.objectContaining({
        id: round.id,
        user: 'ann',
        bet: '100',
        win: round.win,
        problem: 'FORBIDDEN',
      }),
    ]);
    expect(await manage('listWaitingRounds', { casinoId }, 'other')).toEqual(refused('casino.missing'));
  });

  test('is paid when its call is sent again', async () => {
    const at = await waiting();
    expect(await at.decide('retryWaitingRound')).toBe(true);
    expect((await agree(at)).rounds).toEqual(['CLOSED']);
    expect(await at.list()).toEqual([]);
    expect(await at.decide('retryWaitingRound')).toEqual(refused('round.not-waiting'));
  });

  test('stays due if the wallet does not answer', async () => {
    const at = await waiting();
    at.wallet.fail('win', 'LOST');
    expect(await at.decide('retryWaitingRound')).toBe(false);
    expect(await at.list()).toEqual([]);
    venue.later(1);
    await at.settle();
    expect((await agree(at)).rounds).toEqual(['CLOSED']);
  });

  test('is settled by hand with a person and a reason, without the wallet', async () => {
    const at = await waiting();
    const reason = 'Paid by bank transfer.';
    expect(await at.decide('settleWaitingRound', { reason })).toBe(true);
    const { sum, rounds } = await at.books();
    expect(rounds).toEqual(['CLOSED']);
    expect(sum).toBe(BigInt(at.round.win) - 100n);
    expect(at.wallet.balance()).toBe(900n);
    const wins = (await venue.tables.rows('Journal')).filter(({ r }) => r === reason);
    expect(wins).toEqual([expect.objectContaining({ by: at.owner, a: Number(at.round.win) })]);
    expect(await at.decide('settleWaitingRound', { reason: 'x' })).toMatchObject({
      refusal: { code: 'input.too-short' },
    });
    expect(await at.decide('settleWaitingRound', { reason })).toEqual(refused('round.not-waiting'));
  });
});

describe('a process that ends', () => {
  test.each(
    Array.from(
      { length: 8 },
      (_, write) => [Math.floor(write / 2) + 1, write % 2 === 0 ? 'before' : 'after'] as const,
    ),
  )('at write %i, %s it, leaves a round that the sweep ends', async (write, when) => {
    const at = await table();
    const requestId = newRequestId();
    await at.bet(requestId, {}, dyingAt(venue.newClient(), write, when)).catch(() => undefined);
    venue.later(1);
    await at.settle();
    const { rounds, movements } = await agree(at);
    expect(rounds.every((state) => state === 'CLOSED' || state === 'ROLLED_BACK')).toBe(true);
    expect(movements).toBe(rounds.includes('CLOSED') ? 2 : 0);
    expect(await at.bet()).toHaveProperty('nonce');
  });

  test('leaves a round that refuses further bets until one of them has ended it', async () => {
    const at = await table();
    await at.bet(undefined, {}, dyingAt(venue.newClient(), 1, 'after')).catch(() => undefined);
    expect(await at.bet()).toEqual(refused('round.open'));
    expect((await at.books()).rounds).toEqual(['BETTING']);
    venue.later(1);
    expect(await at.bet()).toEqual(refused('round.open'));
    expect((await agree(at)).rounds).toEqual(['ROLLED_BACK']);
    expect(await at.bet()).toMatchObject({ nonce: 1 });
  });
});

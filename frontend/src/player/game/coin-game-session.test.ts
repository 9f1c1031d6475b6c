import { describe, expect, test } from 'vitest';
import { practiceModel } from '../../parts/reels/testing/practice-game';
import { claimOf } from '../../parts/promotions/testing/claim-of';
import { coinServer } from '../../parts/rounds/testing/coin-server';
import { Refused, ServerError, SessionEnded, Unreachable } from '../../platform/api/errors';
import { gameRewards } from './game-rewards';
import type { PlayedRound } from './play-requests';
import { startGameSession } from './testing/start-game-session';

test('takes balance, bets, wins and stops from the server', async () => {
  const { gameSession, server, counted } = await startGameSession();
  gameSession.chooseBet(5_000);
  for (let round = 0; round < 15; round += 1) await gameSession.spin();
  const { balance, staked, won, scene } = gameSession.state();
  const paid = server.rounds.reduce((sum, { win }) => sum + Number(win), 0);
  expect(server.rounds).toHaveLength(15);
  expect(balance).toBe(server.balance());
  expect(staked).toBe(500 + 15 * 5_000);
  expect(won).toBe(200 + paid);
  expect(counted).toEqual(server.rounds.map(({ bet, win }) => [Number(bet), Number(win)]));
  expect(scene.to.stops).toEqual(server.rounds.at(-1)?.steps.at(-1)?.stops);
});

test('plays free rounds without changing the balance, and adds coins that a reward releases', async () => {
  const progress = claimOf().progress;
  if (!progress) throw new Error('The reward is in progress.');
  const left = (count: number) => ({
    ...progress,
    freeRounds: { gameId: 'g', bet: '100', left: count },
  });
  let free = 2;
  const { gameSession, server, counted } = await startGameSession({
    meddle: (play) => {
      free -= 1;
      const isLast = free === 0;
      const claim = {
        ...{ claimId: 'claim', isFreeRound: true, progress: left(free) },
        status: isLast ? ('COMPLETED' as const) : ('ACTIVE' as const),
        released: isLast ? '700' : null,
      };
      return { ...play(), gameId: 'g', purse: 'PROMO', balance: '300', claim };
    },
  });
  const { balance, staked } = gameSession.state();
  gameSession.takeRewards(
    gameRewards([claimOf({ coin: 'GOLD', progress: left(2) })], { coin: 'GOLD', gameId: 'g' }),
  );
  gameSession.chooseBet(100);
  await gameSession.spin();
  expect(gameSession.state()).toMatchObject({ balance, staked, rewards: [{ freeRounds: { left: 1 } }] });
  await gameSession.spin();
  expect(gameSession.state()).toMatchObject({
    ...{ balance: balance + 700, staked, rewards: [] },
    endedReward: { name: 'Harbour coins', released: '700' },
  });
  expect(counted).toEqual(server.rounds.map(({ win }) => [0, Number(win)]));
});

test('repeats a request that was too early after the stated time', async () => {
  let early = 2;
  const { gameSession, server, asked, time } = await startGameSession({
    meddle: (play) => {
      if (early-- > 0) throw new Refused('play.too-fast', { waitMs: 1_700 });
      return play();
    },
  });
  const begun = time();
  await gameSession.spin();
  expect(time() - begun).toBeGreaterThanOrEqual(3_400);
  expect(new Set(asked.map((request) => JSON.stringify(request))).size).toBe(1);
  expect(asked).toHaveLength(3);
  expect(server.rounds).toHaveLength(1);
  expect(gameSession.state().trouble).toBeUndefined();
});

test('can repeat a request that was too early several times', async () => {
  const { gameSession, asked } = await startGameSession({
    meddle: () => {
      throw new Refused('play.too-fast', { waitMs: 2_500 });
    },
  });
  await gameSession.spin();
  expect(asked).toHaveLength(4);
  expect(gameSession.state().trouble).toMatchObject({ kind: 'retry', isAsking: true });
});

test('sends a separate request for every spin, at least one spin cycle apart', async () => {
  const { gameSession, asked, time } = await startGameSession();
  const begun = time();
  await Promise.all([gameSession.spin(), gameSession.spin()]);
  expect(asked).toHaveLength(1);
  expect(time() - begun).toBeGreaterThanOrEqual(2500);
  await gameSession.spin();
  expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(2);
});

describe('a round with a lost response', () => {
  test.each([
    ['the network', new Unreachable('The line is dead.')],
    ['a failing server', new ServerError('502')],
    ['an outcome that is not known', new Refused('wallet.unknown')],
    ['somebody who has to sign in again', new SessionEnded('401')],
    ['a write that met another', new Refused('write.collided')],
  ])('because of %s is requested again unchanged, with one bet', async (_cause, fault) => {
    let failures = 2;
    const { gameSession, server, asked } = await startGameSession({
      meddle: (play) => {
        const answer = play();
        if (failures-- > 0) throw fault;
        return answer;
      },
    });
    await gameSession.spin();
    expect(gameSession.state().trouble).toMatchObject({ kind: 'retry', isAsking: true });
    gameSession.chooseBet(5_000);
    await gameSession.tryAgain();
    await gameSession.tryAgain();
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map((request) => JSON.stringify(request))).size).toBe(1);
    expect(server.rounds).toHaveLength(1);
    expect(gameSession.state()).toMatchObject({
      trouble: undefined,
      staked: 1_500,
      balance: server.balance(),
    });
  });
});

describe('a refusal', () => {
  const refuse = (code: 'player.limit-reached' | 'player.suspended' | 'session.ended') => () => {
    throw new Refused(code);
  };

  test('because of too few coins shows the balance and allows a lower bet', async () => {
    const { gameSession, server, asked } = await startGameSession();
    gameSession.chooseBet(5_000);
    server.setBalance(1_000);
    await gameSession.spin();
    expect(gameSession.state()).toMatchObject({
      balance: 1_000,
      staked: 500,
      trouble: { kind: 'refused', code: 'wallet.insufficient' },
    });
    gameSession.chooseBet(1_000);
    expect(gameSession.state().trouble).toBeUndefined();
    await gameSession.spin();
    expect(asked.map(({ requestId }) => requestId)).toEqual(['request-number-1', 'request-number-2']);
    expect(server.rounds).toHaveLength(1);
  });

  test('because of a limit allows a lower bet', async () => {
    const { gameSession } = await startGameSession({ meddle: refuse('player.limit-reached') });
    await gameSession.spin();
    expect(gameSession.state()).toMatchObject({
      balance: 100_000,
      trouble: { kind: 'refused', code: 'player.limit-reached' },
    });
    gameSession.chooseBet(2_000);
    expect(gameSession.state().trouble).toBeUndefined();
  });

  test('because of the player’s status ends play', async () => {
    const { gameSession, asked } = await startGameSession({ meddle: refuse('player.suspended') });
    await gameSession.spin();
    await gameSession.spin();
    expect(asked).toHaveLength(1);
  });

  test('because the session has ended allows another session on request', async () => {
    let refusals = 1;
    const { gameSession, server, asked } = await startGameSession({
      meddle: (play) => {
        if (refusals-- > 0) throw new Refused('session.ended');
        return play();
      },
    });
    await gameSession.spin();
    await gameSession.spin();
    expect(asked).toHaveLength(1);
    expect(server.sessions).toHaveLength(1);
    await gameSession.open();
    await gameSession.spin();
    expect(asked.map(({ sessionId }) => sessionId)).toEqual(['session 1', 'session 2']);
    expect(server.rounds).toHaveLength(1);
  });
});

test('the reality check counts the time of the whole visit, not of one session', async () => {
  const { gameSession, asked } = await startGameSession({ checkedMinutesAgo: 30 });
  await gameSession.spin();
  expect(asked).toHaveLength(0);
  expect(gameSession.state().realityCheck).toEqual({ minutes: 45, staked: 500, won: 200 });
  gameSession.goOn();
  await gameSession.spin();
  expect(asked).toHaveLength(1);
});

test('does not play a session with another math model than the page', async () => {
  const { gameSession, asked } = await startGameSession({ hash: () => 'ab'.repeat(32) });
  expect(gameSession.state().trouble).toEqual({ kind: 'outdated' });
  await gameSession.spin();
  expect(asked).toHaveLength(0);
});

test.each<[string, (round: PlayedRound) => Partial<PlayedRound>]>([
  ['another win', ({ win }) => ({ win: String(Number(win) + 10) })],
  [
    'a stop that no reel has',
    ({ steps }) => ({ steps: steps.map((step) => ({ ...step, stops: [1, 2, 6] })) }),
  ],
  ['a spin too many', ({ steps }) => ({ steps: [...steps, ...steps] })],
  ['a stop too few', ({ steps }) => ({ steps: steps.map((step) => ({ ...step, stops: [1, 2] })) })],
])('a response with %s stops play, with the balance of the server', async (_lie, reported) => {
  const { gameSession, server, asked } = await startGameSession({
    meddle: (play) => {
      const round = play();
      return { ...round, ...reported(round) };
    },
  });
  await gameSession.spin();
  expect(gameSession.state()).toMatchObject({
    trouble: { kind: 'unverified' },
    balance: server.balance(),
    scene: { movement: 'stopped' },
  });
  await gameSession.spin();
  expect(asked).toHaveLength(1);
});

test('does not play a game without a bet for the coin', async () => {
  const { gameSession } = await startGameSession({ server: coinServer({ betLevels: [] }) });
  expect(gameSession.state().trouble).toMatchObject({ kind: 'refused', code: 'play.bet-not-offered' });
});

test('shows a balance that changed outside of play, but not during a round', async () => {
  const { gameSession, server } = await startGameSession();
  gameSession.takeBalance(99_500);
  expect(gameSession.state().balance).toBe(99_500);
  const round = gameSession.spin();
  gameSession.takeBalance(7);
  await round;
  expect(gameSession.state().balance).toBe(server.balance());
});

test('shows free spins computed only from the stops', async () => {
  const often = { ...practiceModel, reelSets: { base: [['M'], ['M'], ['M']] } };
  const { gameSession } = await startGameSession({ server: coinServer({ model: often }) });
  await gameSession.spin();
  expect(gameSession.state()).toMatchObject({ freeSpins: { number: 2, awarded: 2 } });
  expect(gameSession.state().said).toContain('2 free spins paid 0.00.');
});

import { describe, expect, test } from '@jest/globals';
import { practiceModel } from '../../parts/reels/testing/practice-game';
import type { ReadRound } from '../../parts/rounds/round-requests';
import { coinServer } from '../../parts/rounds/testing/coin-server';
import { Refused, ServerFault, SessionEnded, Unreachable } from '../../platform/api/faults';
import { sitDown } from './testing/sit-down';

test('takes balance, bets, wins and stops from the server', async () => {
  const { sitting, server, counted } = await sitDown();
  sitting.chooseBet(5_000);
  for (let round = 0; round < 15; round += 1) await sitting.spin();
  const { balance, staked, won, scene } = sitting.state();
  const paid = server.rounds.reduce((sum, { win }) => sum + Number(win), 0);
  expect(server.rounds).toHaveLength(15);
  expect(balance).toBe(server.balance());
  expect(staked).toBe(500 + 15 * 5_000);
  expect(won).toBe(200 + paid);
  expect(counted).toEqual(server.rounds.map(({ bet, win }) => [Number(bet), Number(win)]));
  expect(scene.to.stops).toEqual(server.rounds.at(-1)?.steps.at(-1)?.stops);
});

test('repeats a request that was too early after the stated time', async () => {
  let early = 2;
  const { sitting, server, asked, time } = await sitDown({
    meddle: (play) => {
      if (early-- > 0) throw new Refused('play.too-fast', { waitMs: 1_700 });
      return play();
    },
  });
  const begun = time();
  await sitting.spin();
  expect(time() - begun).toBeGreaterThanOrEqual(3_400);
  expect(new Set(asked.map((request) => JSON.stringify(request))).size).toBe(1);
  expect(asked).toHaveLength(3);
  expect(server.rounds).toHaveLength(1);
  expect(sitting.state().trouble).toBeUndefined();
});

test('can repeat a request that was too early several times', async () => {
  const { sitting, asked } = await sitDown({
    meddle: () => {
      throw new Refused('play.too-fast', { waitMs: 2_500 });
    },
  });
  await sitting.spin();
  expect(asked).toHaveLength(4);
  expect(sitting.state().trouble).toMatchObject({ kind: 'retry', isAsking: true });
});

test('sends a separate request for every spin, at least one spin cycle apart', async () => {
  const { sitting, asked, time } = await sitDown();
  const begun = time();
  await Promise.all([sitting.spin(), sitting.spin()]);
  expect(asked).toHaveLength(1);
  expect(time() - begun).toBeGreaterThanOrEqual(2500);
  await sitting.spin();
  expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(2);
});

describe('a round whose answer was lost', () => {
  test.each([
    ['the network', new Unreachable('The line is dead.')],
    ['a failing server', new ServerFault('502')],
    ['an outcome that is not known', new Refused('wallet.unknown')],
    ['somebody who has to sign in again', new SessionEnded('401')],
    ['a write that met another', new Refused('write.collided')],
  ])('to %s is requested again unchanged, with one bet', async (_cause, fault) => {
    let failures = 2;
    const { sitting, server, asked } = await sitDown({
      meddle: (play) => {
        const answer = play();
        if (failures-- > 0) throw fault;
        return answer;
      },
    });
    await sitting.spin();
    expect(sitting.state().trouble).toMatchObject({ kind: 'retry', isAsking: true });
    sitting.chooseBet(5_000);
    await sitting.tryAgain();
    await sitting.tryAgain();
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map((request) => JSON.stringify(request))).size).toBe(1);
    expect(server.rounds).toHaveLength(1);
    expect(sitting.state()).toMatchObject({ trouble: undefined, staked: 1_500, balance: server.balance() });
  });
});

describe('a refusal', () => {
  const refuse = (code: 'player.limit-reached' | 'player.suspended' | 'session.ended') => () => {
    throw new Refused(code);
  };

  test('because of too few coins shows the balance; a lower bet is played', async () => {
    const { sitting, server, asked } = await sitDown();
    sitting.chooseBet(5_000);
    server.setBalance(1_000);
    await sitting.spin();
    expect(sitting.state()).toMatchObject({
      balance: 1_000,
      staked: 500,
      trouble: { kind: 'refused', code: 'wallet.insufficient' },
    });
    sitting.chooseBet(1_000);
    expect(sitting.state().trouble).toBeUndefined();
    await sitting.spin();
    expect(asked.map(({ requestId }) => requestId)).toEqual(['request-number-1', 'request-number-2']);
    expect(server.rounds).toHaveLength(1);
  });

  test('because of a limit allows a lower bet', async () => {
    const { sitting } = await sitDown({ meddle: refuse('player.limit-reached') });
    await sitting.spin();
    expect(sitting.state()).toMatchObject({
      balance: 100_000,
      trouble: { kind: 'refused', code: 'player.limit-reached' },
    });
    sitting.chooseBet(2_000);
    expect(sitting.state().trouble).toBeUndefined();
  });

  test('of the player ends play', async () => {
    const { sitting, asked } = await sitDown({ meddle: refuse('player.suspended') });
    await sitting.spin();
    await sitting.spin();
    expect(asked).toHaveLength(1);
  });

  test('because the session has ended continues in another one on request', async () => {
    let refusals = 1;
    const { sitting, server, asked } = await sitDown({
      meddle: (play) => {
        if (refusals-- > 0) throw new Refused('session.ended');
        return play();
      },
    });
    await sitting.spin();
    await sitting.spin();
    expect(asked).toHaveLength(1);
    expect(server.sessions).toHaveLength(1);
    await sitting.open();
    await sitting.spin();
    expect(asked.map(({ sessionId }) => sessionId)).toEqual(['session 1', 'session 2']);
    expect(server.rounds).toHaveLength(1);
  });
});

test('the reality check follows the visit, not the table', async () => {
  const { sitting, asked } = await sitDown({ checkedMinutesAgo: 30 });
  await sitting.spin();
  expect(asked).toHaveLength(0);
  expect(sitting.state().realityCheck).toEqual({ minutes: 45, staked: 500, won: 200 });
  sitting.goOn();
  await sitting.spin();
  expect(asked).toHaveLength(1);
});

test('a session for other mathematics than the page has is not played', async () => {
  const { sitting, asked } = await sitDown({ hash: () => 'ab'.repeat(32) });
  expect(sitting.state().trouble).toEqual({ kind: 'outdated' });
  await sitting.spin();
  expect(asked).toHaveLength(0);
});

test.each<[string, (round: ReadRound) => Partial<ReadRound>]>([
  ['another win', ({ win }) => ({ win: String(Number(win) + 10) })],
  [
    'a stop that no reel has',
    ({ steps }) => ({ steps: steps.map((step) => ({ ...step, stops: [1, 2, 6] })) }),
  ],
  ['a spin too many', ({ steps }) => ({ steps: [...steps, ...steps] })],
  ['a stop too few', ({ steps }) => ({ steps: steps.map((step) => ({ ...step, stops: [1, 2] })) })],
])('a response with %s stops play, with the balance of the server', async (_lie, told) => {
  const { sitting, server, asked } = await sitDown({
    meddle: (play) => {
      const round = play();
      return { ...round, ...told(round) };
    },
  });
  await sitting.spin();
  expect(sitting.state()).toMatchObject({
    trouble: { kind: 'misfit' },
    balance: server.balance(),
    scene: { movement: 'standing' },
  });
  await sitting.spin();
  expect(asked).toHaveLength(1);
});

test('a game with no bet for these coins cannot be played', async () => {
  const { sitting } = await sitDown({ server: coinServer({ betLevels: [] }) });
  expect(sitting.state().trouble).toMatchObject({ kind: 'refused', code: 'play.bet-not-offered' });
});

test('a balance that changed outside of play is shown, but not during a round', async () => {
  const { sitting, server } = await sitDown();
  sitting.takeBalance(99_500);
  expect(sitting.state().balance).toBe(99_500);
  const round = sitting.spin();
  sitting.takeBalance(7);
  await round;
  expect(sitting.state().balance).toBe(server.balance());
});

test('free spins are shown from the stops alone', async () => {
  const often = { ...practiceModel, reelSets: { base: [['M'], ['M'], ['M']] } };
  const { sitting } = await sitDown({ server: coinServer({ model: often }) });
  await sitting.spin();
  expect(sitting.state()).toMatchObject({ freeSpins: { number: 2, awarded: 2 } });
  expect(sitting.state().said).toContain('2 free spins paid 0.00.');
});

import { describe, expect, test } from 'vitest';
import type { DemoRound, PlayDemoRoundInput } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { practiceCoins } from '../reels/coin-labels';
import { mathematicsOf } from '../reels/game-mathematics';
import { namesIn } from '../reels/play-labels';
import { practiceGame, practiceModel, practiceServer } from '../reels/testing/practice-game';
import { Refused, Unreachable } from '../../platform/api/errors';
import { createGameSession } from './game-session';

/** A session whose clock skips all pauses. `meddle` can change the requests and responses. */
const startGameSession = async (meddle = (play: () => DemoRound) => play(), model = practiceModel) => {
  const server = practiceServer(model);
  const game = practiceGame(model);
  let now = 0;
  const asked: PlayDemoRoundInput[] = [];
  const gameSession = createGameSession({
    mathematics: mathematicsOf(game.rules),
    betLevels: game.live.betLevels,
    labels: { ...practiceCoins, nameOf: namesIn(game.rules.symbols) },
    startSession: () => Promise.resolve(server.start()),
    playRound: async (input) => {
      asked.push(input);
      return Promise.resolve().then(() => meddle(() => server.play(input)));
    },
    clock: {
      now: () => now,
      pause: (milliseconds) => {
        now += milliseconds;
        return Promise.resolve();
      },
    },
    isStill: () => false,
    clientSeed: 'mine',
  });
  await gameSession.open();
  return { gameSession, server, asked, time: () => now };
};

/** Plays rounds until one fulfils the condition. */
const playUntil = async (
  gameSession: Awaited<ReturnType<typeof startGameSession>>['gameSession'],
  isIt: () => boolean,
): Promise<void> => {
  for (let round = 0; round < 2000; round += 1) {
    await gameSession.spin();
    if (isIt()) return;
  }
  throw new Error('No such round came.');
};

test('gets the seed hash before the round, and stores it with the round', async () => {
  const { gameSession } = await startGameSession();
  const { next } = gameSession.state();
  await gameSession.spin();
  const [kept] = gameSession.state().rounds;
  expect(kept?.agreed.commitment).toBe(next?.commitment);
  expect(kept?.answer.serverSeedHash).toBe(next?.commitment);
  expect(gameSession.state().next).toEqual({ commitment: kept?.answer.nextServerSeedHash, nonce: 1 });
});

test('updates balance and reels after every round', async () => {
  const { gameSession, server } = await startGameSession();
  gameSession.chooseBet(50);
  for (let round = 0; round < 40; round += 1) await gameSession.spin();
  const rounds = [...server.played.values()];
  const paid = rounds.reduce((sum, { win }) => sum + win, 0);
  const { balance, staked, won, scene } = gameSession.state();
  expect(staked).toBe(40 * 50);
  expect(won).toBe(paid);
  expect(balance).toBe(limits.demo.practiceBalance - staked + won);
  expect(scene.to.stops).toEqual(rounds.at(-1)?.steps.at(-1)?.stops);
});

test('requires the reality check after half an hour', async () => {
  const { gameSession, asked, time } = await startGameSession();
  const due = limits.demo.realityCheckMinutes * 60_000;
  while (gameSession.state().realityCheck === undefined) {
    if (gameSession.state().balance < gameSession.state().bet) gameSession.startAgain();
    await gameSession.spin();
  }
  expect(time()).toBeGreaterThanOrEqual(due);
  const { staked, won } = gameSession.state();
  expect(gameSession.state().realityCheck).toEqual({ minutes: Math.floor(time() / 60_000), staked, won });
  const played = asked.length;
  await gameSession.spin();
  expect(asked).toHaveLength(played);
  gameSession.goOn();
  await gameSession.spin();
  expect(asked).toHaveLength(played + 1);
  expect(gameSession.state().realityCheck).toBeUndefined();
});

test('takes at least one spin cycle for a round, and ignores another spin meanwhile', async () => {
  const { gameSession, asked, time } = await startGameSession();
  const first = gameSession.spin();
  await gameSession.spin();
  await first;
  expect(asked).toHaveLength(1);
  expect(time()).toBeGreaterThanOrEqual(limits.demo.spinCycleMilliseconds);
});

test('counts free spins while they are shown, and includes them in the result', async () => {
  const { gameSession } = await startGameSession();
  const counted = new Set<string>();
  gameSession.watch(() => {
    const { freeSpins } = gameSession.state();
    if (freeSpins) counted.add(`${freeSpins.number} of ${freeSpins.awarded}`);
  });
  await playUntil(gameSession, () => counted.size > 0);
  expect([...counted]).toEqual(['0 of 2', '1 of 2', '2 of 2']);
  expect(gameSession.state().said).toContain('2 free spins paid');
});

test('stops play after a response that does not follow from its seed', async () => {
  const { gameSession, asked } = await startGameSession((play) => ({ ...play(), win: 990 }));
  await gameSession.spin();
  expect(gameSession.state().trouble).toMatchObject({
    kind: 'disagreement',
    items: [{ what: 'Win', reported: '990' }],
  });
  await gameSession.spin();
  expect(asked).toHaveLength(1);
});

describe('a session that has expired', () => {
  test('is replaced by a new one, in which the round is played', async () => {
    let refusals = 1;
    const { gameSession, server, asked } = await startGameSession((play) => {
      if (refusals-- > 0) throw new Refused('play.token-expired');
      return play();
    });
    await gameSession.spin();
    expect(server.sessions()).toBe(2);
    expect(asked.map(({ playToken }) => playToken)).toEqual(['token 1', 'token 2']);
    expect(gameSession.state()).toMatchObject({ trouble: undefined, rounds: [{ agreed: { nonce: 0 } }] });
  });

  test('is reported when the new one expires as well, and the bet is returned', async () => {
    const { gameSession, server } = await startGameSession(() => {
      throw new Refused('play.token-expired');
    });
    await gameSession.spin();
    expect(server.sessions()).toBe(2);
    expect(gameSession.state()).toMatchObject({
      trouble: { kind: 'retry', isAsking: false },
      balance: limits.demo.practiceBalance,
    });
  });
});

test('requests a round without a response again unchanged', async () => {
  let failures = 1;
  const { gameSession, asked } = await startGameSession((play) => {
    const answer = play();
    if (failures-- > 0) throw new Unreachable('The line is dead.');
    return answer;
  });
  await gameSession.spin();
  expect(gameSession.state()).toMatchObject({ trouble: { kind: 'retry', isAsking: true } });
  gameSession.chooseBet(50);
  gameSession.chooseSeed('another');
  await gameSession.tryAgain();
  expect(asked[1]).toEqual(asked[0]);
  expect(gameSession.state()).toMatchObject({
    trouble: undefined,
    staked: 10,
    rounds: [{ agreed: { bet: 10 } }],
  });
});

test('ends the game session when the game is suspended', async () => {
  const { gameSession } = await startGameSession(() => {
    throw new Refused('game.missing');
  });
  await gameSession.spin();
  expect(gameSession.state()).toMatchObject({
    trouble: { kind: 'withdrawn' },
    balance: limits.demo.practiceBalance,
  });
});

test('refills practice coins only on request, and keeps the net position', async () => {
  const meagre = { ...practiceModel, paytable: { L: { '3': 1 } } };
  const { gameSession } = await startGameSession(undefined, meagre);
  gameSession.chooseBet(50);
  await playUntil(gameSession, () => gameSession.state().balance < 50);
  const { balance, staked, won } = gameSession.state();
  await gameSession.spin();
  expect(gameSession.state().balance).toBe(balance);
  gameSession.startAgain();
  expect(gameSession.state()).toMatchObject({ balance: limits.demo.practiceBalance, staked, won });
});

test('returns the bet after a response that cannot be computed', async () => {
  const { gameSession } = await startGameSession((play) => ({ ...play(), serverSeed: 'no seed at all' }));
  await gameSession.spin();
  const { busy, balance, scene, trouble } = gameSession.state();
  expect({ busy, balance, movement: scene.movement }).toEqual({
    busy: false,
    balance: limits.demo.practiceBalance,
    movement: 'stopped',
  });
  expect(trouble?.kind).toBe('retry');
});

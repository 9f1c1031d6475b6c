import { describe, expect, test } from '@jest/globals';
import type { DemoRound, PlayDemoRoundInput } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { practiceCoins } from '../reels/coin-words';
import { mathematicsOf } from '../reels/game-mathematics';
import { namesIn } from '../reels/play-words';
import { practiceGame, practiceModel, practiceServer } from '../reels/testing/practice-game';
import { Refused, Unreachable } from '../../platform/api/faults';
import { createSitting } from './sitting';

/** A sitting whose clock jumps over every pause; `meddle` stands between page and server. */
const sitDown = async (meddle = (play: () => DemoRound) => play(), model = practiceModel) => {
  const server = practiceServer(model);
  const game = practiceGame(model);
  let now = 0;
  const asked: PlayDemoRoundInput[] = [];
  const sitting = createSitting({
    mathematics: mathematicsOf(game.rules),
    betLevels: game.live.betLevels,
    words: { ...practiceCoins, nameOf: namesIn(game.rules.symbols) },
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
  await sitting.open();
  return { sitting, server, asked, time: () => now };
};

/** Plays until a round is like this. */
const playUntil = async (
  sitting: Awaited<ReturnType<typeof sitDown>>['sitting'],
  isIt: () => boolean,
): Promise<void> => {
  for (let round = 0; round < 2000; round += 1) {
    await sitting.spin();
    if (isIt()) return;
  }
  throw new Error('No such round came.');
};

test('has the commitment before the round, and stores the round with it', async () => {
  const { sitting } = await sitDown();
  const { next } = sitting.state();
  await sitting.spin();
  const [kept] = sitting.state().rounds;
  expect(kept?.agreed.commitment).toBe(next?.commitment);
  expect(kept?.answer.serverSeedHash).toBe(next?.commitment);
  expect(sitting.state().next).toEqual({ commitment: kept?.answer.nextServerSeedHash, nonce: 1 });
});

test('updates balance and reels after every round', async () => {
  const { sitting, server } = await sitDown();
  sitting.chooseBet(50);
  for (let round = 0; round < 40; round += 1) await sitting.spin();
  const rounds = [...server.played.values()];
  const paid = rounds.reduce((sum, { win }) => sum + win, 0);
  const { balance, staked, won, scene } = sitting.state();
  expect(staked).toBe(40 * 50);
  expect(won).toBe(paid);
  expect(balance).toBe(limits.demo.practiceBalance - staked + won);
  expect(scene.to.stops).toEqual(rounds.at(-1)?.steps.at(-1)?.stops);
});

test('requires the reality check after half an hour', async () => {
  const { sitting, asked, time } = await sitDown();
  const due = limits.demo.realityCheckMinutes * 60_000;
  while (sitting.state().realityCheck === undefined) {
    if (sitting.state().balance < sitting.state().bet) sitting.startAgain();
    await sitting.spin();
  }
  expect(time()).toBeGreaterThanOrEqual(due);
  const { staked, won } = sitting.state();
  expect(sitting.state().realityCheck).toEqual({ minutes: Math.floor(time() / 60_000), staked, won });
  const played = asked.length;
  await sitting.spin();
  expect(asked).toHaveLength(played);
  sitting.goOn();
  await sitting.spin();
  expect(asked).toHaveLength(played + 1);
  expect(sitting.state().realityCheck).toBeUndefined();
});

test('takes at least the spin cycle for each spin', async () => {
  const { sitting, asked, time } = await sitDown();
  const first = sitting.spin();
  await sitting.spin();
  await first;
  expect(asked).toHaveLength(1);
  expect(time()).toBeGreaterThanOrEqual(limits.demo.spinCycleMilliseconds);
});

test('free spins are counted as they are shown, and told with the result', async () => {
  const { sitting } = await sitDown();
  const counted = new Set<string>();
  sitting.watch(() => {
    const { freeSpins } = sitting.state();
    if (freeSpins) counted.add(`${freeSpins.number} of ${freeSpins.awarded}`);
  });
  await playUntil(sitting, () => counted.size > 0);
  expect([...counted]).toEqual(['0 of 2', '1 of 2', '2 of 2']);
  expect(sitting.state().said).toContain('2 free spins paid');
});

test('stops play after a response that does not follow from its seed', async () => {
  const { sitting, asked } = await sitDown((play) => ({ ...play(), win: 990 }));
  await sitting.spin();
  expect(sitting.state().trouble).toMatchObject({
    kind: 'disagreement',
    items: [{ what: 'Win', told: '990' }],
  });
  await sitting.spin();
  expect(asked).toHaveLength(1);
});

describe('a session that has run out', () => {
  test('is followed by a new one, and the round is played in it', async () => {
    let refusals = 1;
    const { sitting, server, asked } = await sitDown((play) => {
      if (refusals-- > 0) throw new Refused('play.token-expired');
      return play();
    });
    await sitting.spin();
    expect(server.sessions()).toBe(2);
    expect(asked.map(({ playToken }) => playToken)).toEqual(['token 1', 'token 2']);
    expect(sitting.state()).toMatchObject({ trouble: undefined, rounds: [{ agreed: { nonce: 0 } }] });
  });

  test('is reported when the new one expires as well, and the bet is returned', async () => {
    const { sitting, server } = await sitDown(() => {
      throw new Refused('play.token-expired');
    });
    await sitting.spin();
    expect(server.sessions()).toBe(2);
    expect(sitting.state()).toMatchObject({
      trouble: { kind: 'retry', isAsking: false },
      balance: limits.demo.practiceBalance,
    });
  });
});

test('requests a round without a response again unchanged', async () => {
  let failures = 1;
  const { sitting, asked } = await sitDown((play) => {
    const answer = play();
    if (failures-- > 0) throw new Unreachable('The line is dead.');
    return answer;
  });
  await sitting.spin();
  expect(sitting.state()).toMatchObject({ trouble: { kind: 'retry', isAsking: true } });
  sitting.chooseBet(50);
  sitting.chooseSeed('another');
  await sitting.tryAgain();
  expect(asked[1]).toEqual(asked[0]);
  expect(sitting.state()).toMatchObject({
    trouble: undefined,
    staked: 10,
    rounds: [{ agreed: { bet: 10 } }],
  });
});

test('ends the game session when the game is suspended', async () => {
  const { sitting } = await sitDown(() => {
    throw new Refused('game.missing');
  });
  await sitting.spin();
  expect(sitting.state()).toMatchObject({
    trouble: { kind: 'withdrawn' },
    balance: limits.demo.practiceBalance,
  });
});

test('refills practice coins only on request, and keeps the net position', async () => {
  const meagre = { ...practiceModel, paytable: { L: { '3': 1 } } };
  const { sitting } = await sitDown(undefined, meagre);
  sitting.chooseBet(50);
  await playUntil(sitting, () => sitting.state().balance < 50);
  const { balance, staked, won } = sitting.state();
  await sitting.spin();
  expect(sitting.state().balance).toBe(balance);
  sitting.startAgain();
  expect(sitting.state()).toMatchObject({ balance: limits.demo.practiceBalance, staked, won });
});

test('returns the bet after a response that cannot be computed', async () => {
  const { sitting } = await sitDown((play) => ({ ...play(), serverSeed: 'no seed at all' }));
  await sitting.spin();
  const { busy, balance, scene, trouble } = sitting.state();
  expect({ busy, balance, movement: scene.movement }).toEqual({
    busy: false,
    balance: limits.demo.practiceBalance,
    movement: 'standing',
  });
  expect(trouble?.kind).toBe('retry');
});

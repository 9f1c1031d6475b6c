import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CoinRound } from '#domain/generated/types';
import { playerIdOf } from '#test/support/given/player-id';
import { agreeingBooks } from '#test/support/play/play-books';
import { movementsIn } from '#test/support/play/kept-movements';
import {
  newRequestId,
  paysAlways,
  paysNever,
  playHouses,
  type PlayHouses,
} from '#test/support/play/play-houses';
import { requestIdAt } from '#test/support/play/request-ids';
import { refused } from '#test/support/refused';

let house: PlayHouses;
beforeAll(async () => {
  house = await playHouses();
});
afterAll(() => house.stop());

const requestId = newRequestId();
/** So many requests at once take a busy machine some time. */
const patient = 60_000;

describe('a round', () => {
  test('takes the bet, pays the win, and tells both', async () => {
    const { id, ada, game, session, round } = await house.room();
    const played = await round(await session(), { requestId });
    expect(played).toMatchObject({
      requestId,
      brandId: id,
      userId: ada.sub,
      gameId: game.id,
      versionId: game.versionId,
      mathModelHash: game.mathModelHash,
      coin: 'GOLD',
      bet: '100',
      serverSeed: null,
      nonce: 0,
      capped: played.win === '200',
      multiplierX100: Number(played.win),
      steps: [{ kind: 'BASE', multiplier: 1, win: played.win }],
      balance: `${100_000 - 100 + Number(played.win)}`,
      at: house.now().toISOString(),
    });
    const { lines } = await agreeingBooks(house.tables, id, ada.sub);
    expect(lines.slice(1)).toMatchObject([
      {
        kind: 'BET',
        amount: -100,
        actor: playerIdOf(ada.sub),
        reference: played.id,
        key: `BET#${id}#${playerIdOf(ada.sub)}#${requestId}`,
      },
      {
        kind: 'WIN',
        amount: Number(played.win),
        reference: played.id,
        key: `WIN#${id}#${playerIdOf(ada.sub)}#${played.id}`,
      },
    ]);
  });

  test('that wins nothing is one movement', async () => {
    const { id, ada, session, round } = await house.room({ model: paysNever });
    expect(await round(await session())).toMatchObject({ win: '0', serverSeed: null, balance: '99900' });
    expect((await agreeingBooks(house.tables, id, ada.sub)).lines.map(({ kind }) => kind)).toEqual([
      'GRANT',
      'BET',
    ]);
  });

  test('asked for again gets the same answer, whatever has happened since', async () => {
    const { id, ada, session, start, bet, endow } = await house.room();
    const sitting = await session();
    const first = await bet(sitting, { requestId });
    await endow(5n);
    await bet(sitting);
    await start();
    house.later(600);
    const before = await house.everything();
    expect(await bet(sitting, { requestId })).toEqual(first);
    expect(await house.everything()).toEqual(before);
    await agreeingBooks(house.tables, id, ada.sub);
  });

  test('gets the same answer until its request is 24 hours old, and no later one writes anything', async () => {
    const { id, ada, session, bet } = await house.room();
    const sitting = await session();
    const asked = { requestId: requestIdAt(house.now()) };
    const first = await bet(sitting, asked);
    house.later(24 * 60 - 1);
    expect(await bet(sitting, asked)).toEqual(first);
    house.later(1);
    expect(await bet(sitting, asked)).toEqual(first);
    house.later(1 / 60);
    const before = await house.everything();
    const told = { field: 'requestId', hours: 24, now: house.now().toISOString() };
    expect(await bet(sitting, asked)).toEqual(refused('request.expired', told));
    const unseen = { requestId: requestIdAt(new Date(house.now().getTime() + 5 * 60_000 + 1)) };
    expect(await bet(sitting, unseen)).toMatchObject({ refusal: { code: 'request.ahead' } });
    expect(await house.everything()).toEqual(before);
    await agreeingBooks(house.tables, id, ada.sub);
    house.at('2026-05-06T12:00:00.000Z');
  });

  test('asked for with another bet or in another session is refused', async () => {
    const { session, bet } = await house.room();
    const sitting = await session();
    await bet(sitting, { requestId });
    const other = await session();
    const before = await house.everything();
    expect(await bet(sitting, { requestId, bet: '500' })).toEqual(refused('request.other-body'));
    expect(await bet(other, { requestId })).toEqual(refused('request.other-body'));
    expect(await house.everything()).toEqual(before);
  });

  test('for which the coins are not enough is refused for good', async () => {
    const { id, ada, session, bet, endow } = await house.room({ coins: 99n });
    const sitting = await session();
    const refusal = refused('wallet.insufficient', { balance: '99' });
    expect(await bet(sitting, { requestId })).toEqual(refusal);
    await endow(1000n);
    expect(await bet(sitting, { requestId })).toEqual(refusal);
    const { balance, rounds } = await agreeingBooks(house.tables, id, ada.sub);
    expect([balance, rounds]).toEqual([1099, []]);
    expect(movementsIn(await house.tables.rows('Journal'))).toContainEqual(
      expect.objectContaining({
        key: `BET#${id}#${playerIdOf(ada.sub)}#${requestId}`,
        state: 'DECLINED',
        why: 'insufficient',
      }),
    );
    expect(await bet(sitting)).toMatchObject({ serverSeed: null });
  });
});

describe('at once', () => {
  test(
    '16 times the same is one round and one answer',
    async () => {
      const { id, ada, session, bet } = await house.room();
      const sitting = await session();
      const answers = await Promise.all(Array.from({ length: 16 }, () => bet(sitting, { requestId })));
      expect(answers[0]).toMatchObject({ serverSeed: null, nonce: 0 });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect((await agreeingBooks(house.tables, id, ada.sub)).rounds).toHaveLength(1);
    },
    patient,
  );

  test(
    '16 different ones are each played at most once, with a nonce of their own',
    async () => {
      const { id, ada, session, bet } = await house.room();
      const sitting = await session();
      const ids = Array.from({ length: 16 }, newRequestId);
      const answers = await Promise.all(ids.map((one) => bet(sitting, { requestId: one })));
      const told = answers.filter((answer): answer is CoinRound => 'nonce' in answer);
      for (const answer of answers.filter((one) => !('nonce' in one)))
        expect(answer).toEqual(refused('write.collided'));
      const { rounds } = await agreeingBooks(house.tables, id, ada.sub);
      expect(rounds.map(({ nonce }) => nonce)).toEqual(told.map(({ nonce }) => nonce).sort((a, b) => a - b));
      const again = await Promise.all(ids.map((one) => bet(sitting, { requestId: one })));
      for (const [index, answer] of answers.entries())
        if ('nonce' in answer) expect(again[index]).toEqual(answer);
    },
    patient,
  );

  test(
    'the last coins are bet once',
    async () => {
      const { id, ada, session, bet } = await house.room({ model: paysNever, coins: 250n });
      const sitting = await session();
      const answers = await Promise.all(Array.from({ length: 8 }, () => bet(sitting)));
      expect(answers.filter((answer) => 'nonce' in answer)).toHaveLength(2);
      expect((await agreeingBooks(house.tables, id, ada.sub)).balance).toBe(50);
    },
    patient,
  );

  test('two sessions: only the later plays', async () => {
    const { session, bet } = await house.room();
    const [one, other] = [await session(), await session()];
    const [late, played] = await Promise.all([bet(one), bet(other)]);
    expect([late, played]).toEqual([refused('session.ended'), expect.objectContaining({ serverSeed: null })]);
  });
});

describe('a bet', () => {
  const bad = [
    ...['', ' ', '0', '-100', '+100', '-0', '00100', '100.0', '1e2', '1E2', '0x64', '1_00', '1,00', ' 100'],
    ...[
      '100 ',
      '100\n',
      'NaN',
      'Infinity',
      '-Infinity',
      'null',
      'undefined',
      'true',
      '[]',
      '{}',
      '１００',
      '١٠٠',
    ],
    ...[
      '𝟏𝟎𝟎',
      '½',
      '1'.padEnd(39, '0'),
      '1'.padEnd(309, '0'),
      '1000000000001',
      '9007199254740993',
      '100;',
      "100'",
    ],
    ...['100n', 0, 100, -100, 1.5, 1e308, null, undefined, true, [], {}, ['100'], { amount: '100' }],
  ];
  const strange = ['1', '99', '101', '250', '1000000000000'];

  test(`is none of ${bad.length} that are no amounts, nor of ${strange.length} that are not offered`, async () => {
    const { session, bet } = await house.room();
    const sitting = await session();
    const before = await house.everything();
    for (const of of bad)
      expect(await bet(sitting, { bet: of })).toMatchObject({
        refusal: { kind: 'invalid', parameters: { field: 'bet' } },
      });
    for (const of of strange)
      expect(await bet(sitting, { bet: of })).toEqual(refused('play.bet-not-offered', { bet: of }));
    expect(await house.everything()).toEqual(before);
  });

  test('that could win more than a movement holds is not offered', async () => {
    const ofBrand = { coinTypes: [{ code: 'GOLD', kind: 'PLAY', decimals: 6 }] };
    const { session } = await house.room({ betLevels: [1, 500_000, 500_001], ofBrand });
    expect((await session()).betLevels).toEqual(['1000000', '500000000000']);
  });

  test('of the largest amount can be paid and won', async () => {
    const ofBrand = { coinTypes: [{ code: 'GOLD', kind: 'PLAY', decimals: 6 }] };
    const room = await house.room({ betLevels: [500_000], coins: 10n ** 12n, ofBrand, model: paysAlways });
    const played = await room.round(await room.session(), { bet: '500000000000' });
    expect(Number(played.win)).toBeGreaterThanOrEqual(5e11);
    await agreeingBooks(house.tables, room.id, room.ada.sub);
  });
});

import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CoinRound } from '#domain/generated/types';
import { runningTournamentsKey } from '#domain/keys/tournaments';
import type { TournamentRules } from '#domain/tournaments/rules';
import { standingOrder } from '#domain/tournaments/standing-order';
import { rulesWith } from '#domain/tournaments/testing/tournament';
import { playerIdOf } from '#test/world/given/player-id';
import { agreeingBooks } from '#test/world/play/play-books';
import { movementsIn } from '#test/world/play/kept-movements';
import {
  newRequestId,
  paysAlways,
  paysNever,
  playVenues,
  type PlayVenues,
} from '#test/world/play/play-venues';
import { requestIdAt } from '#test/world/play/request-ids';
import { refused } from '#test/support/refused';

let venue: PlayVenues;
beforeAll(async () => {
  venue = await playVenues();
});
afterAll(() => venue.stop());

const requestId = newRequestId();
/** Many concurrent requests take some time on a busy machine. */
const patient = 60_000;

test('a round returns the standings that it changes, a repeated request none', async () => {
  const { id, game, session, round } = await venue.room();
  const rules = (tournamentId: string, of: Partial<TournamentRules>) =>
    JSON.stringify(
      rulesWith({
        ...{ tournamentId, brandId: id, coin: 'GOLD', gameIds: [game.id], entryMode: 'AUTO' },
        ...{ startsAt: '2026-05-06T11:00:00.000Z', endsAt: '2026-05-06T13:00:00.000Z' },
        ...{ scoring: { model: 'ROUND_COUNT' }, ...of },
      }),
    );
  const tournaments = [rules('counted', {}), rules('large-bets', { minBet: '200' })];
  const Item = marshall({ ...runningTournamentsKey(id), tournaments, version: 1 });
  await venue.tables.dynamodb.send(new PutItemCommand({ TableName: venue.tables.mainTable, Item }));
  const playing = await session();
  const first = await round(playing);
  expect(first.standings).toEqual([
    {
      tournamentId: 'counted',
      entryId: expect.any(String),
      score: '1',
      rounds: 1,
      order: expect.any(String),
    },
  ]);
  venue.laterBy(1000);
  const repeated = newRequestId();
  const second = await round(playing, { requestId: repeated });
  const entryId = first.standings?.[0]?.entryId ?? '';
  const order = standingOrder('counted', entryId, { score: 2n, reachedAt: venue.now().getTime() });
  expect(second.standings).toEqual([{ tournamentId: 'counted', entryId, score: '2', rounds: 2, order }]);
  expect((await round(playing, { requestId: repeated })).standings).toBeNull();
});

describe('a round', () => {
  test('takes the bet, pays the win, and returns both', async () => {
    const { id, ada, game, session, round } = await venue.room();
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
      at: venue.now().toISOString(),
    });
    const { lines } = await agreeingBooks(venue.tables, id, ada.sub);
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

  test('without a win is one movement', async () => {
    const { id, ada, session, round } = await venue.room({ model: paysNever });
    expect(await round(await session())).toMatchObject({ win: '0', serverSeed: null, balance: '99900' });
    expect((await agreeingBooks(venue.tables, id, ada.sub)).lines.map(({ kind }) => kind)).toEqual([
      'GRANT',
      'BET',
    ]);
  });

  test('returns the same response for a repeated request, whatever has happened since', async () => {
    const { id, ada, session, start, bet, endow } = await venue.room();
    const gameSession = await session();
    const first = await bet(gameSession, { requestId });
    await endow(5n);
    await bet(gameSession);
    await start();
    venue.later(600);
    const before = await venue.everything();
    expect(await bet(gameSession, { requestId })).toEqual(first);
    expect(await venue.everything()).toEqual(before);
    await agreeingBooks(venue.tables, id, ada.sub);
  });

  test('returns the same response until its request is 24 hours old; later requests write nothing', async () => {
    const { id, ada, session, bet } = await venue.room();
    const gameSession = await session();
    const asked = { requestId: requestIdAt(venue.now()) };
    const first = await bet(gameSession, asked);
    venue.later(24 * 60 - 1);
    expect(await bet(gameSession, asked)).toEqual(first);
    venue.later(1);
    expect(await bet(gameSession, asked)).toEqual(first);
    venue.later(1 / 60);
    const before = await venue.everything();
    const reported = { field: 'requestId', hours: 24, now: venue.now().toISOString() };
    expect(await bet(gameSession, asked)).toEqual(refused('request.expired', reported));
    const unseen = { requestId: requestIdAt(new Date(venue.now().getTime() + 5 * 60_000 + 1)) };
    expect(await bet(gameSession, unseen)).toMatchObject({ refusal: { code: 'request.ahead' } });
    expect(await venue.everything()).toEqual(before);
    await agreeingBooks(venue.tables, id, ada.sub);
    venue.at('2026-05-06T12:00:00.000Z');
  });

  test('is refused if the request id is reused with another bet or session', async () => {
    const { session, bet } = await venue.room();
    const gameSession = await session();
    await bet(gameSession, { requestId });
    const other = await session();
    const before = await venue.everything();
    expect(await bet(gameSession, { requestId, bet: '500' })).toEqual(refused('request.other-body'));
    expect(await bet(other, { requestId })).toEqual(refused('request.other-body'));
    expect(await venue.everything()).toEqual(before);
  });

  test('is refused permanently if the balance does not cover the bet', async () => {
    const { id, ada, session, bet, endow } = await venue.room({ coins: 99n });
    const gameSession = await session();
    const refusal = refused('wallet.insufficient', { balance: '99' });
    expect(await bet(gameSession, { requestId })).toEqual(refusal);
    await endow(1000n);
    expect(await bet(gameSession, { requestId })).toEqual(refusal);
    const { balance, rounds } = await agreeingBooks(venue.tables, id, ada.sub);
    expect([balance, rounds]).toEqual([1099, []]);
    expect(movementsIn(await venue.tables.rows('Journal'))).toContainEqual(
      expect.objectContaining({
        key: `BET#${id}#${playerIdOf(ada.sub)}#${requestId}`,
        state: 'DECLINED',
        why: 'insufficient',
      }),
    );
    expect(await bet(gameSession)).toMatchObject({ serverSeed: null });
  });
});

describe('concurrent requests', () => {
  test(
    '16 identical ones play one round and get one response',
    async () => {
      const { id, ada, session, bet } = await venue.room();
      const gameSession = await session();
      const answers = await Promise.all(Array.from({ length: 16 }, () => bet(gameSession, { requestId })));
      expect(answers[0]).toMatchObject({ serverSeed: null, nonce: 0 });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect((await agreeingBooks(venue.tables, id, ada.sub)).rounds).toHaveLength(1);
    },
    patient,
  );

  test(
    '16 different ones are played at most once each, each with its own nonce',
    async () => {
      const { id, ada, session, bet } = await venue.room();
      const gameSession = await session();
      const ids = Array.from({ length: 16 }, newRequestId);
      const answers = await Promise.all(ids.map((one) => bet(gameSession, { requestId: one })));
      const reported = answers.filter((answer): answer is CoinRound => 'nonce' in answer);
      for (const answer of answers.filter((one) => !('nonce' in one)))
        expect(answer).toEqual(refused('write.collided'));
      const { rounds } = await agreeingBooks(venue.tables, id, ada.sub);
      expect(rounds.map(({ nonce }) => nonce)).toEqual(
        reported.map(({ nonce }) => nonce).sort((a, b) => a - b),
      );
      const again = await Promise.all(ids.map((one) => bet(gameSession, { requestId: one })));
      for (const [index, answer] of answers.entries())
        if ('nonce' in answer) expect(again[index]).toEqual(answer);
    },
    patient,
  );

  test(
    'bet the last coins only once',
    async () => {
      const { id, ada, session, bet } = await venue.room({ model: paysNever, coins: 250n });
      const gameSession = await session();
      const answers = await Promise.all(Array.from({ length: 8 }, () => bet(gameSession)));
      expect(answers.filter((answer) => 'nonce' in answer)).toHaveLength(2);
      expect((await agreeingBooks(venue.tables, id, ada.sub)).balance).toBe(50);
    },
    patient,
  );

  test('in two sessions are played only in the later session', async () => {
    const { session, bet } = await venue.room();
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

  test(`is rejected for ${bad.length} invalid amounts and ${strange.length} amounts that are not offered`, async () => {
    const { session, bet } = await venue.room();
    const gameSession = await session();
    const before = await venue.everything();
    for (const of of bad)
      expect(await bet(gameSession, { bet: of })).toMatchObject({
        refusal: { kind: 'invalid', parameters: { field: 'bet' } },
      });
    for (const of of strange)
      expect(await bet(gameSession, { bet: of })).toEqual(refused('play.bet-not-offered', { bet: of }));
    expect(await venue.everything()).toEqual(before);
  });

  test('is not offered if its largest win exceeds the limit for a movement', async () => {
    const ofBrand = { coinTypes: [{ code: 'GOLD', kind: 'PLAY', decimals: 6, maxBalance: 9e15 }] };
    const { session } = await venue.room({ betLevels: [1, 500_000, 500_001], ofBrand });
    expect((await session()).betLevels).toEqual(['1000000', '500000000000']);
  });

  test('of the largest amount can be paid and won', async () => {
    const ofBrand = { coinTypes: [{ code: 'GOLD', kind: 'PLAY', decimals: 6, maxBalance: 9e15 }] };
    const room = await venue.room({ betLevels: [500_000], coins: 10n ** 12n, ofBrand, model: paysAlways });
    const played = await room.round(await room.session(), { bet: '500000000000' });
    expect(Number(played.win)).toBeGreaterThanOrEqual(5e11);
    await agreeingBooks(venue.tables, room.id, room.ada.sub);
  });
});

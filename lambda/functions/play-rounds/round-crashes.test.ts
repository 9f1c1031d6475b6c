import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mathModelKey } from '#domain/keys';
import { deafTo, dyingAt } from '#test/world/play/dying-client';
import { agreeingBooks } from '#test/world/play/play-books';
import { newRequestId, playVenues, type Ask, type PlayVenues } from '#test/world/play/play-venues';
import { refused } from '#test/support/refused';

let venue: PlayVenues;
beforeAll(async () => {
  venue = await playVenues();
});
afterAll(() => venue.stop());

const theRound = newRequestId();

/** A player in a session, and a function that starts as a new process. */
async function room() {
  const furnished = await venue.room();
  const gameSession = await furnished.session();
  const seeds = gameSession.seeds;
  const asks: Readonly<Record<string, (ask: Ask) => Promise<unknown>>> = {
    'the same round': (ask) => furnished.bet(gameSession, { requestId: theRound }, ask),
    'another round': (ask) => furnished.bet(gameSession, {}, ask),
    rotateSeeds: (ask) => furnished.asks('rotateSeeds', { serverSeedHash: seeds.serverSeedHash }, ask),
    startPlaySession: (ask) => furnished.start({}, ask),
    getSeeds: (ask) => ask('getSeeds', { brandId: furnished.id }, furnished.ada),
    setPlayLimits: (ask) => furnished.asks('setPlayLimits', { dailyLoss: 50 }, ask),
    excludeSelf: (ask) =>
      furnished.asks('excludeSelf', { months: 6, everywhere: false, confirmation: 'Night Harbour' }, ask),
  };
  return { ...furnished, gameSession, asks };
}

const next = ['the same round', 'another round', 'rotateSeeds', 'startPlaySession', 'getSeeds'];
const afterwards = [...next, 'setPlayLimits', 'excludeSelf'];
/** The state when the function crashed: nothing was written, or the complete round. */
const points = ['before', 'after'] as const;
const crashes = points.flatMap((when) => afterwards.map((asked) => ({ when, asked })));

describe('a round whose function crashes', () => {
  test.each(crashes)('$when its write is complete after $asked', async ({ when, asked }) => {
    const { id, ada, gameSession, bet, asks } = await room();
    const dying = venue.askOn(dyingAt(venue.newClient(), 1, when));
    await expect(bet(gameSession, { requestId: theRound }, dying)).rejects.toThrow('The process has crashed');

    const answer = await asks[asked]?.(venue.askOn(venue.newClient()));
    expect(answer).not.toHaveProperty('refusal');
    const { rounds, lines } = await agreeingBooks(venue.tables, id, ada.sub);
    const begun = when === 'before' ? 0 : 1;
    const played = asked === 'another round' || (asked === 'the same round' && begun === 0) ? 1 : 0;
    expect(rounds).toHaveLength(begun + played);
    expect(lines).toHaveLength(1 + 2 * rounds.length);

    const again = await bet(gameSession, { requestId: theRound });
    if (begun === 1 || asked === 'the same round')
      expect(again).toMatchObject({ nonce: 0, requestId: theRound });
    await agreeingBooks(venue.tables, id, ada.sub);
  });
});

describe('an operation whose function crashes', () => {
  test.each(['startPlaySession', 'rotateSeeds', 'setPlayLimits', 'excludeSelf'])(
    '%s can be retried without harm',
    async (asked) => {
      for (const when of ['before', 'after'] as const) {
        const { id, ada, asks } = await room();
        const dying = venue.askOn(dyingAt(venue.newClient(), 1, when));
        await expect(asks[asked]?.(dying)).rejects.toThrow('The process has crashed');
        expect(await asks[asked]?.(venue.ask)).not.toHaveProperty('refusal');
        await agreeingBooks(venue.tables, id, ada.sub);
      }
    },
  );
});

describe('a round whose responses are lost', () => {
  test.each(['lost', 'answer lost'] as const)('is played once if the first %s', async (lost) => {
    const { id, ada, gameSession, bet } = await room();
    const deaf = deafTo(venue.newClient(), (write) => (write === 1 ? lost : 'arrives'));
    expect(await bet(gameSession, {}, venue.askOn(deaf))).toMatchObject({ nonce: 0, serverSeed: null });
    expect((await agreeingBooks(venue.tables, id, ada.sub)).rounds).toHaveLength(1);
  });

  test.each(['lost', 'answer lost'] as const)(
    'is unknown while every %s, and complete afterwards',
    async (lost) => {
      const { id, ada, gameSession, bet } = await room();
      const requestId = newRequestId();
      const first = await bet(gameSession, { requestId }, venue.askOn(deafTo(venue.newClient(), () => lost)));
      if (lost === 'lost') expect(first).toEqual(refused('wallet.unknown'));
      expect(await bet(gameSession, { requestId })).toMatchObject({ nonce: 0, serverSeed: null });
      expect((await agreeingBooks(venue.tables, id, ada.sub)).rounds).toHaveLength(1);
    },
  );
});

describe('a round whose model cannot be read', () => {
  test('is not started, and nothing is written', async () => {
    const { game, bet, gameSession } = await room();
    await venue.tables.dynamodb.send(
      new DeleteItemCommand({ TableName: 'Main', Key: marshall(mathModelKey(game.id, game.versionId)) }),
    );
    const before = await venue.everything();
    await expect(bet(gameSession, {}, venue.askOn(venue.newClient()))).rejects.toThrow(
      'does not have the model',
    );
    expect(await venue.everything()).toEqual(before);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mathModelKey } from '#domain/keys';
import { deafTo, dyingAt } from '#test/support/play/dying-client';
import { agreeingBooks } from '#test/support/play/play-books';
import { newRequestId, playHouses, type Ask, type PlayHouses } from '#test/support/play/play-houses';
import { refused } from '#test/support/refused';

let house: PlayHouses;
beforeAll(async () => {
  house = await playHouses();
});
afterAll(() => house.stop());

const theRound = newRequestId();

/** A player in a session, and a function that starts somewhere else. */
async function room() {
  const furnished = await house.room();
  const sitting = await furnished.session();
  const seeds = sitting.seeds;
  const asks: Readonly<Record<string, (ask: Ask) => Promise<unknown>>> = {
    'the same round': (ask) => furnished.bet(sitting, { requestId: theRound }, ask),
    'another round': (ask) => furnished.bet(sitting, {}, ask),
    rotateSeeds: (ask) => furnished.asks('rotateSeeds', { serverSeedHash: seeds.serverSeedHash }, ask),
    startPlaySession: (ask) => furnished.start({}, ask),
    getSeeds: (ask) => ask('getSeeds', { brandId: furnished.id }, furnished.ada),
    setPlayLimits: (ask) => furnished.asks('setPlayLimits', { dailyLoss: 50 }, ask),
    excludeSelf: (ask) =>
      furnished.asks('excludeSelf', { months: 6, everywhere: false, confirmation: 'Night Harbour' }, ask),
  };
  return { ...furnished, sitting, asks };
}

const next = ['the same round', 'another round', 'rotateSeeds', 'startPlaySession', 'getSeeds'];
const afterwards = [...next, 'setPlayLimits', 'excludeSelf'];
/** What the function had written when it ended: nothing, or all of the round. */
const points = ['before', 'after'] as const;
const crashes = points.flatMap((when) => afterwards.map((asked) => ({ when, asked })));

describe('a round whose function ends', () => {
  test.each(crashes)('$when its write is whole after $asked', async ({ when, asked }) => {
    const { id, ada, sitting, bet, asks } = await room();
    const dying = house.askOn(dyingAt(house.newClient(), 1, when));
    await expect(bet(sitting, { requestId: theRound }, dying)).rejects.toThrow('The process is gone');

    const answer = await asks[asked]?.(house.askOn(house.newClient()));
    expect(answer).not.toHaveProperty('refusal');
    const { rounds, lines } = await agreeingBooks(house.tables, id, ada.sub);
    const begun = when === 'before' ? 0 : 1;
    const played = asked === 'another round' || (asked === 'the same round' && begun === 0) ? 1 : 0;
    expect(rounds).toHaveLength(begun + played);
    expect(lines).toHaveLength(1 + 2 * rounds.length);

    const again = await bet(sitting, { requestId: theRound });
    if (begun === 1 || asked === 'the same round')
      expect(again).toMatchObject({ nonce: 0, requestId: theRound });
    await agreeingBooks(house.tables, id, ada.sub);
  });
});

describe('a write that begins something', () => {
  test.each(['startPlaySession', 'rotateSeeds', 'setPlayLimits', 'excludeSelf'])(
    'of %s that is never heard of is made again without harm',
    async (asked) => {
      for (const when of ['before', 'after'] as const) {
        const { id, ada, asks } = await room();
        const dying = house.askOn(dyingAt(house.newClient(), 1, when));
        await expect(asks[asked]?.(dying)).rejects.toThrow('The process is gone');
        expect(await asks[asked]?.(house.ask)).not.toHaveProperty('refusal');
        await agreeingBooks(house.tables, id, ada.sub);
      }
    },
  );
});

describe('a round whose answers are lost', () => {
  test.each(['lost', 'answer lost'] as const)('is played once when the first %s', async (lost) => {
    const { id, ada, sitting, bet } = await room();
    const deaf = deafTo(house.newClient(), (write) => (write === 1 ? lost : 'arrives'));
    expect(await bet(sitting, {}, house.askOn(deaf))).toMatchObject({ nonce: 0, serverSeed: null });
    expect((await agreeingBooks(house.tables, id, ada.sub)).rounds).toHaveLength(1);
  });

  test.each(['lost', 'answer lost'] as const)(
    'is unknown while every %s, and whole afterwards',
    async (lost) => {
      const { id, ada, sitting, bet } = await room();
      const requestId = newRequestId();
      const first = await bet(sitting, { requestId }, house.askOn(deafTo(house.newClient(), () => lost)));
      if (lost === 'lost') expect(first).toEqual(refused('wallet.unknown'));
      expect(await bet(sitting, { requestId })).toMatchObject({ nonce: 0, serverSeed: null });
      expect((await agreeingBooks(house.tables, id, ada.sub)).rounds).toHaveLength(1);
    },
  );
});

describe('a round whose model cannot be read any more', () => {
  test('is not begun, and nothing is written', async () => {
    const { game, bet, sitting } = await room();
    await house.tables.dynamodb.send(
      new DeleteItemCommand({ TableName: 'Main', Key: marshall(mathModelKey(game.id, game.versionId)) }),
    );
    const before = await house.everything();
    await expect(bet(sitting, {}, house.askOn(house.newClient()))).rejects.toThrow('has not the model');
    expect(await house.everything()).toEqual(before);
  });
});

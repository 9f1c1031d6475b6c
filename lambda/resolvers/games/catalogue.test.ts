import { beforeEach, describe, expect, test } from '@jest/globals';
import { catalogueNames, searchSort } from '#domain/keys';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import {
  givenGame,
  givenLiveGame,
  givenProvider,
  newId,
  refused,
  type Provider,
} from '#test/world/given/provider';

const fields = givenFields();
let ada: Provider;
const admin = { sub: 'admin', groups: ['ADMINS'] };
const guest: Asker = {};
beforeEach(async () => {
  ada = await givenProvider(fields);
});

const list = async (asker: Asker, field: 'listCatalogue' | 'listGames', args: object = {}) => {
  const page = valueOf(await fields.ask(asker, `Query.${field}`, { limit: 100, ...args }));
  return { items: page.items as Record<string, unknown>[], nextToken: page.nextToken };
};
const idsOf = async (asker: Asker, field: 'listCatalogue' | 'listGames', args: object = {}) =>
  (await list(asker, field, args)).items.map(({ id }) => id);
const mine = () => ({ companyId: ada.companyId });

describe('a search of the catalogue', () => {
  const indexed = (word: string, id: string, words: string) =>
    fields.give({
      ...{ pk: catalogueNames, sk: searchSort(word, 'GAME', id) },
      ...{ kind: 'GAME', id, name: 'Lantern Bay', words: ` ${words}` },
    });
  const search = async (text: string) =>
    (
      valueOf(await fields.ask({ sub: 'ada' }, 'Query.searchCatalogue', { text })) as unknown as {
        id: string;
      }[]
    ).map(({ id }) => id);

  test('finds offered games by prefixes of words, without duplicates', async () => {
    const first = await givenLiveGame(fields, ada);
    const gone = await givenLiveGame(fields, ada, 'SUSPENDED');
    for (const { gameId } of [first, gone]) {
      await indexed('quokka', gameId, 'quokka quiet');
      await indexed('quiet', gameId, 'quokka quiet');
    }
    expect(await search('qu')).toEqual([first.gameId]);
    expect(await search('QUOKKA qui')).toEqual([first.gameId]);
    expect(await search('quokka other')).toEqual([]);
    expect(await search('nothing')).toEqual([]);
  });

  test.each([
    ['', 'input.required'],
    [' ', 'input.required'],
    ['- -', 'input.invalid'],
    ['x'.repeat(101), 'input.too-long'],
    ['a b c d e f g', 'input.invalid'],
  ])('refuses %j with %s', async (text, code) => {
    expect(await fields.ask({ sub: 'ada' }, 'Query.searchCatalogue', { text })).toEqual(refused(code));
  });
});

describe('the catalogue', () => {
  test('shows guests the public fields of offered games, newest first', async () => {
    const first = await givenLiveGame(fields, ada);
    const second = await givenLiveGame(fields, ada);
    await givenGame(fields, ada);
    await givenLiveGame(fields, ada, 'SUSPENDED');
    const { items } = await list(guest, 'listCatalogue', { filter: mine() });
    expect(items.map(({ id }) => id)).toEqual([second.gameId, first.gameId]);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual([
      ...['code', 'companyId', 'companyName', 'id', 'images', 'languages', 'live'],
      ...['restrictedCountries', 'tags', 'thumbnailKey', 'title', 'type'],
    ]);
  });

  test('has pages', async () => {
    await givenLiveGame(fields, ada);
    await givenLiveGame(fields, ada);
    const first = await list(guest, 'listCatalogue', { limit: 1 });
    const second = await list(guest, 'listCatalogue', { limit: 1, nextToken: first.nextToken });
    expect(first.items).toHaveLength(1);
    expect(second.items).toHaveLength(1);
    expect(second.items).not.toEqual(first.items);
  });

  test('supports every part of a filter', async () => {
    const { gameId } = await givenLiveGame(fields, ada, 'LIVE', {
      rtp: '0.940000',
      volatility: 'HIGH',
      features: ['WAYS', 'WILD'],
    });
    const found = (filter: object) => idsOf(guest, 'listCatalogue', { filter: { ...mine(), ...filter } });
    for (const filter of [
      { type: 'SLOT' },
      { volatility: 'HIGH' },
      { features: ['WILD'] },
      { features: ['WILD', 'WAYS'] },
      { rtpFrom: 0.94 },
      { rtpTo: 0.94 },
      { rtpFrom: 0.9, rtpTo: 0.95, volatility: 'HIGH', type: 'SLOT' },
    ])
      expect([filter, await found(filter)]).toEqual([filter, [gameId]]);
    for (const filter of [
      { type: 'TABLE' },
      { volatility: 'LOW' },
      { features: ['WILD', 'MULTIPLIER'] },
      { rtpFrom: 0.940001 },
      { rtpTo: 0.939999 },
      { companyId: newId() },
    ])
      expect([filter, await found(filter)]).toEqual([filter, []]);
  });

  test.each([{ rtpFrom: -0.1 }, { rtpTo: 1.1 }])('rejects the invalid share %j', async (filter) => {
    expect(await fields.ask(guest, 'Query.listCatalogue', { filter })).toEqual(refused('input.invalid'));
  });

  test.each([0, -1, 101, 1_000_000_000])('refuses a page of %d', async (limit) => {
    expect(await fields.ask(guest, 'Query.listCatalogue', { limit })).toEqual(
      refused('list.limit-out-of-range', { smallest: 1, largest: 100 }),
    );
  });

  test('shows only offered games, with rules and math model', async () => {
    const { gameId, versionId } = await givenLiveGame(fields, ada);
    const game = valueOf(await fields.ask(guest, 'Query.getPublicGame', { id: gameId }));
    expect(game).toMatchObject({ id: gameId, live: { versionId, rtp: '0.962525' } });
    expect(game).not.toHaveProperty('owner');
    const rules = valueOf(await fields.ask(guest, 'PublicGame.rules', {}, game));
    expect(rules).toEqual({
      versionId,
      semver: '1.0.0',
      rulesText: 'Returns 96.25 %.',
      changelog: null,
      symbols: [{ symbol: 'A', name: 'Anchor' }],
      mathModel: '{"name":"Lantern Bay"}',
      mathModelHash: 'a'.repeat(64),
    });
    const hidden = [
      await givenGame(fields, ada),
      (await givenLiveGame(fields, ada, 'SUSPENDED')).gameId,
      (await givenLiveGame(fields, ada, 'DEPRECATED')).gameId,
      'x'.repeat(26),
      'short',
    ];
    for (const id of hidden)
      for (const asker of [guest, ada, admin])
        expect(await fields.ask(asker, 'Query.getPublicGame', { id })).toEqual(refused('game.missing'));
  });
});

describe('games in a list', () => {
  test('are those of the caller’s company, newest first, by status and filter', async () => {
    const draft = await givenGame(fields, ada);
    const { gameId } = await givenLiveGame(fields, ada);
    expect(await idsOf(ada, 'listGames', mine())).toEqual([gameId, draft]);
    expect(await idsOf(ada, 'listGames', { ...mine(), status: 'DRAFT' })).toEqual([draft]);
    expect(await idsOf(ada, 'listGames', { ...mine(), filter: { volatility: 'MEDIUM' } })).toEqual([gameId]);
  });

  test('do not include games of others', async () => {
    const ben = await givenProvider(fields);
    await givenGame(fields, ada);
    for (const companyId of [ada.companyId, 'x'.repeat(26), 'x'])
      expect(await fields.ask(ben, 'Query.listGames', { companyId })).toEqual(refused('company.missing'));
    expect(await fields.ask(ben, 'Query.listGames', {})).toEqual(
      refused('input.required', { field: 'companyId' }),
    );
  });

  test('are all games for an admin, optionally by company or status', async () => {
    const draft = await givenGame(fields, ada);
    const { gameId } = await givenLiveGame(fields, ada);
    expect(await idsOf(admin, 'listGames')).toEqual(expect.arrayContaining([draft, gameId]));
    expect(await idsOf(admin, 'listGames', mine())).toEqual([gameId, draft]);
    const live = await idsOf(admin, 'listGames', { status: 'LIVE' });
    expect(live).toContain(gameId);
    expect(live).not.toContain(draft);
  });

  test('are not returned for the page token of another user', async () => {
    const ben = await givenProvider(fields);
    await givenGame(fields, ben);
    await givenGame(fields, ben);
    const { nextToken } = await list(admin, 'listGames', { limit: 1 });
    const stolen = await fields.ask(ada, 'Query.listGames', { ...mine(), nextToken });
    const items = 'value' in stolen ? (stolen.value?.items as { owner: string }[]) : [];
    expect(items.filter(({ owner }) => owner !== ada.sub)).toEqual([]);
  });
});

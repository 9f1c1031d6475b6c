import { randomBytes } from 'node:crypto';
import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DynamoDBRecord } from 'aws-lambda';
import { catalogueSort, companyKey, gameKey } from '#domain/keys';
import { diamonds } from '@novalink/engine/testing';
import { catalogueChange } from '#lambda/functions/sync-catalogue/catalogue-change';
import { syncCatalogue } from '#lambda/functions/sync-catalogue/sync-catalogue';
import { offerStore, type OfferStore } from '#lambda/stores/games/offer-store';
import { givenCompany, givenGame, givenLiveGame, inCatalogue } from '#test/world/given/given-games';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
});
afterAll(() => tables.stop());

type Row = Readonly<Record<string, unknown>>;
const publishedAt = '2026-05-01T12:00:00.000Z';
const featuredAt = '2026-05-02T12:00:00.000Z';
const offered = (id: string) => ({ offered: true, ...inCatalogue(publishedAt, id) });

const rowOf = async (key: { pk: string; sk: string }): Promise<Row> => (await tables.row('Main', key)) ?? {};
const gameOf = (id: string) => rowOf(gameKey(id));
const put = async (row: Row) => {
  await tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item: marshall(row) }));
  return row;
};
const reported = (before: Row | undefined, after: Row | undefined): DynamoDBRecord => ({
  eventID: 'record',
  eventName: !after ? 'REMOVE' : before ? 'MODIFY' : 'INSERT',
  dynamodb: {
    ...(before ? { OldImage: marshall(before) as never } : {}),
    ...(after ? { NewImage: marshall(after) as never } : {}),
  },
});

/** A provider whose rows change, and the stream records of the changes. */
async function provider(offers: OfferStore = offerStore(tables)) {
  const company = randomBytes(8).toString('hex');
  await givenCompany(tables, company);
  const sync = syncCatalogue({ offers });
  const deliver = async (record: DynamoDBRecord) => {
    const change = catalogueChange(record);
    if (change) await sync(change);
  };
  const change = async (more: Row) => {
    const before = await rowOf(companyKey(company));
    return reported(before, await put({ ...before, ...more }));
  };
  const liveGame = async () => {
    const { id } = await givenLiveGame(tables, company, diamonds, { publishedAt });
    await put({ ...(await gameOf(id)), ...offered(id) });
    return id;
  };
  return { company, deliver, change, liveGame };
}

describe('a company', () => {
  test.each(['SUSPENDED', 'CLOSED'])('that is %s removes its games from the catalogue', async (status) => {
    const { company, deliver, change, liveGame } = await provider();
    const [one, other, draft] = [await liveGame(), await liveGame(), await givenGame(tables, company)];
    await deliver(await change({ status }));
    for (const id of [one, other]) {
      expect(await gameOf(id)).toMatchObject({ offered: false, status: 'LIVE' });
      expect(await gameOf(id)).not.toHaveProperty('gsi3pk');
    }
    expect(await gameOf(draft)).toMatchObject({ offered: false, status: 'DRAFT' });
  });

  test('that is reinstated restores its live games at their old positions', async () => {
    const { company, deliver, change, liveGame } = await provider();
    const live = await liveGame();
    const stopped = await givenGame(tables, company, { status: 'SUSPENDED' });
    await deliver(await change({ status: 'SUSPENDED' }));
    await deliver(await change({ status: 'APPROVED' }));
    expect(await gameOf(live)).toMatchObject(offered(live));
    expect(await gameOf(stopped)).toMatchObject({ offered: false, status: 'SUSPENDED' });
  });

  test('that is reinstated restores its featured games as featured', async () => {
    const { deliver, change, liveGame } = await provider();
    const id = await liveGame();
    const asFeatured = { featuredAt, gsi3sk: catalogueSort(publishedAt, id, featuredAt) };
    await put({ ...(await gameOf(id)), ...asFeatured });
    await deliver(await change({ status: 'SUSPENDED' }));
    await deliver(await change({ status: 'APPROVED' }));
    expect(await gameOf(id)).toMatchObject({ ...offered(id), ...asFeatured });
  });

  test('that is renamed updates the name of all its games', async () => {
    const { company, deliver, change, liveGame } = await provider();
    const [live, draft] = [await liveGame(), await givenGame(tables, company)];
    await deliver(await change({ name: 'New Name' }));
    expect(await gameOf(live)).toMatchObject({ companyName: 'New Name', ...offered(live) });
    expect(await gameOf(draft)).toMatchObject({ companyName: 'New Name' });
  });

  test('that was deleted has no games in the catalogue', async () => {
    const { company, deliver, liveGame } = await provider();
    const id = await liveGame();
    const before = await rowOf(companyKey(company));
    const Key = marshall(companyKey(company));
    await tables.dynamodb.send(new DeleteItemCommand({ TableName: 'Main', Key }));
    await deliver(reported(before, undefined));
    expect(await gameOf(id)).toMatchObject({ offered: false, companyName: `Company ${company}` });
  });

  test('is updated from its current row by late and repeated records', async () => {
    const { deliver, change, liveGame } = await provider();
    const id = await liveGame();
    const suspended = await change({ status: 'SUSPENDED' });
    const reinstated = await change({ status: 'APPROVED' });
    for (const record of [suspended, reinstated, suspended]) await deliver(record);
    expect(await gameOf(id)).toMatchObject(offered(id));
  });

  test('causes no reads if only other values change', async () => {
    const { change } = await provider();
    expect(catalogueChange(await change({ liveGames: 3 }))).toBeUndefined();
  });
});

describe('a game that becomes offered', () => {
  test('while its company is suspended is removed again', async () => {
    const { deliver, change, liveGame } = await provider();
    await change({ status: 'SUSPENDED' });
    const id = await liveGame();
    await deliver(reported({ ...(await gameOf(id)), offered: false }, await gameOf(id)));
    expect(await gameOf(id)).toMatchObject({ offered: false });
  });

  test('stays in the catalogue when its company is approved, even if its texts change at the same time', async () => {
    const { deliver, liveGame } = await provider();
    const id = await liveGame();
    const before = await gameOf(id);
    await deliver(reported(before, await put({ ...before, title: 'Other', version: 2 })));
    expect(await gameOf(id)).toEqual({ ...before, title: 'Other', version: 2 });
  });

  test('gets the new name of its company if it was written with an older one', async () => {
    const { company, deliver, change } = await provider();
    await change({ name: 'New Name' });
    const id = await givenGame(tables, company);
    await deliver(reported(undefined, await gameOf(id)));
    expect(await gameOf(id)).toMatchObject({ companyName: 'New Name' });
  });
});

describe('a change is not written if', () => {
  /** A provider with a live game, and a change between a read and the write that follows it. */
  async function racingProvider() {
    const real = offerStore(tables);
    const between: (() => Promise<unknown>)[] = [];
    const racing: OfferStore = {
      ...real,
      settle: async (...seen) => {
        await between.pop()?.();
        return real.settle(...seen);
      },
    };
    const given = await provider(racing);
    return { ...given, between, id: await given.liveGame() };
  }

  test('the company has changed again', async () => {
    const { deliver, change, between, id } = await racingProvider();
    const suspended = await change({ status: 'SUSPENDED' });
    between.push(() => change({ status: 'APPROVED' }));
    await deliver(suspended);
    expect(between).toEqual([]);
    expect(await gameOf(id)).toMatchObject(offered(id));
  });

  test('another version has gone live; the game keeps its new position', async () => {
    const { deliver, change, between, id } = await racingProvider();
    const renamed = await change({ name: 'New Name' });
    const later = '2026-06-01T12:00:00.000Z';
    between.push(async () => {
      const game = await gameOf(id);
      const live = { ...(game.live as Row), publishedAt: later };
      return put({ ...game, live, ...inCatalogue(later, id) });
    });
    await deliver(renamed);
    expect(between).toEqual([]);
    expect(await gameOf(id)).toMatchObject({ companyName: 'New Name', ...inCatalogue(later, id) });
  });

  test('an admin has featured the game; it keeps its new position', async () => {
    const { deliver, change, between, id } = await racingProvider();
    const renamed = await change({ name: 'New Name' });
    const asFeatured = { featuredAt, gsi3sk: catalogueSort(publishedAt, id, featuredAt) };
    between.push(async () => put({ ...(await gameOf(id)), ...asFeatured }));
    await deliver(renamed);
    expect(between).toEqual([]);
    expect(await gameOf(id)).toMatchObject({ companyName: 'New Name', ...asFeatured });
  });
});

import { DeleteItemCommand, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PlaySession } from '#domain/generated/types';
import { playKey, summariesPartition } from '#domain/keys';
import { postMovements } from '@novalink/ledger';
import { brandPlayers } from '#lambda/stores/brands/brand-players';
import { counting } from '#lambda/stores/counters/counting';
import { giftAdded } from '#lambda/stores/counters/gift-store';
import { recountDays } from '#lambda/stores/counters/recount-days';
import { sweepDays } from '#lambda/stores/counters/sweep-days';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';
import { playedTotals } from '#lambda/stores/play/played-totals';
import { sweepSummaries } from '#lambda/stores/play/sweep-summaries';
import { claimInProgress } from '#test/authorization/fixtures/claim';
import { playerIdOf } from '#test/world/given/player-id';
import { newRequestId, playVenues, type PlayVenues } from '#test/world/play/play-venues';

let venue: PlayVenues;
/** Shared, because its rounds take most of the time. Every test leaves its counters as they were. */
let room: Room;
beforeAll(async () => {
  venue = await playVenues();
  room = await givenPlay();
});
afterAll(() => venue.stop());

type Room = Awaited<ReturnType<PlayVenues['room']>>;
type Row = Readonly<Record<string, unknown>>;

const [first, last, today] = ['2026-05-06', '2026-05-07', '2026-05-08'] as const;
const clock = () => new Date(`${today}T12:00:00.000Z`);

async function give(
  { id: brandId, ada }: Room,
  kind: 'GRANT' | 'REWARD' | 'BUY_IN' | 'PRIZE',
  amount: bigint,
): Promise<void> {
  const given = {
    ...{ key: `${kind}#${newRequestId()}`, kind, brandId, playerId: playerIdOf(ada.sub), coin: 'GOLD' },
    ...({ purse: 'MAIN', amount, actor: 'admin', reason: 'For games', reference: null } as const),
    ...({ requestHash: 'gift', counter: 'TREASURY' } as const),
  };
  await postMovements(venue.ledger, [given], { alongside: ([posted]) => [giftAdded('Play', posted)] });
}

async function play(room: Room, session: PlaySession, bets: readonly string[]): Promise<void> {
  for (const bet of bets) {
    venue.later(1);
    await room.round(session, { bet });
  }
}

/** Gives the player a reward in progress, which pays for the next bets. */
async function giveReward({ id, ada }: Room): Promise<void> {
  const { kept, wallet } = claimInProgress(id, playerIdOf(ada.sub), { coin: 'GOLD', isSpentFirst: true });
  const row = await venue.tables.row('Play', playKey(id, playerIdOf(ada.sub)));
  await change(row ?? {}, 'claims', [{ ...kept, issued: venue.now().getTime() }]);
  await venue.tables.dynamodb.send(new PutItemCommand({ TableName: 'Wallets', Item: marshall(wallet) }));
}

/**
 * Two sessions, and gifts on two days. The second session continues after midnight. Its first bets are paid
 * from a reward and then from the main purse.
 */
async function givenPlay(): Promise<Room> {
  venue.at(`${first}T23:40:00.000Z`);
  const room = await venue.room({ coins: 0n });
  await give(room, 'GRANT', 50_000n);
  await play(room, await room.session(), ['100', '500', '100']);
  venue.later(1);
  const over = await room.session();
  await play(room, over, ['100']);
  await giveReward(room);
  await play(room, over, ['500', '500', '100']);
  venue.at(`${last}T00:05:00.000Z`);
  await play(room, over, ['500', '100']);
  await give(room, 'REWARD', 700n);
  await give(room, 'BUY_IN', -200n);
  await give(room, 'PRIZE', 900n);
  venue.at(`${last}T09:00:00.000Z`);
  await play(room, over, ['100']);
  await countLive(room);
  return room;
}

/** Counts as in production: from the totals in the player's row, through the summaries. */
async function countLive({ id: brandId }: Room): Promise<void> {
  await sweepSummaries({
    players: brandPlayers(venue.tables),
    totals: playedTotals(venue.tables),
    summaries: playSummaryStore(venue.tables),
  })(brandId);
  await sweepDays({ ...counting(venue.tables), clock })({ brandId, from: first, to: last });
}

const recount = ({ id: brandId }: Room, to: string = last) =>
  recountDays({ ...venue.tables, clock })({ brandId, from: first, to });

/** All counters of the brand and its game, by key, without their versions. */
async function counters({ id, game }: Room): Promise<readonly Row[]> {
  const rows = await venue.tables.rows('Play');
  return rows
    .map(({ v: _version, ...row }) => row)
    .filter(({ pk, sk }) => [id, game.id].some((of) => `${String(pk)}#${String(sk)}`.includes(of)))
    .filter(({ pk }) => String(pk).startsWith('COUNTERS#'))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
const keyOf = ({ pk, sk }: Row) => `${String(pk)} ${String(sk)}`;

const summariesOf = async ({ id }: Room): Promise<readonly Row[]> =>
  (await venue.tables.rows('Play')).filter(({ pk }) =>
    String(pk).startsWith(summariesPartition(id, '', '').split('#').slice(0, 2).join('#')),
  );

test('counters of play agree with the journal row by row', async () => {
  const live = await counters(room);
  expect(live.length).toBeGreaterThan(8);
  expect(await recount(room)).toEqual({ days: 2, repaired: 0 });
  expect(await counters(room)).toEqual(live);
});

const remove = (row: Row) =>
  venue.tables.dynamodb.send(
    new DeleteItemCommand({ TableName: 'Play', Key: marshall({ pk: row.pk, sk: row.sk }) }),
  );
const change = (row: Row, name: string, value: unknown) =>
  venue.tables.dynamodb.send(
    new UpdateItemCommand({
      TableName: 'Play',
      Key: marshall({ pk: row.pk, sk: row.sk }),
      UpdateExpression: 'SET #name = :value',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: marshall({ ':value': value }),
    }),
  );
const put = (row: Row) =>
  venue.tables.dynamodb.send(new PutItemCommand({ TableName: 'Play', Item: marshall(row) }));
const giftsOf = async ({ id }: Room) =>
  (await venue.tables.rows('Play')).filter(({ pk }) => String(pk).startsWith(`GIVEN#${id}#`));

const damages: Record<string, { damage: (room: Room) => Promise<unknown>; repaired: number }> = {
  'all summaries are lost': {
    damage: async (room) => Promise.all((await summariesOf(room)).map(remove)),
    repaired: 3,
  },
  'a summary has wrong wins': {
    damage: async (room) => {
      const [one] = await summariesOf(room);
      await change(one ?? {}, 'levels', { '100': [7, '9900', '99'] });
    },
    repaired: 1,
  },
  'a summary has rounds that nobody played': {
    damage: async (room) => {
      const [one] = await summariesOf(room);
      await put({ ...one, sk: `${String(one?.sk)}-ghost`, v: 900 });
    },
    repaired: 1,
  },
  'a prize is counted twice': {
    damage: async (room) => {
      const prizes = (await giftsOf(room)).filter(({ tournaments }) => tournaments !== undefined);
      for (const row of prizes) await change(row, 'tournaments', 1600);
    },
    repaired: 1,
  },
  'a gift is lost and another is counted twice': {
    damage: async (room) => {
      const [one, other] = await giftsOf(room);
      await remove(one ?? {});
      await change(other ?? {}, 'amount', 1_000_000);
    },
    repaired: 2,
  },
};

test.each(Object.entries(damages))(
  'rebuilds all counters from the journal if %s',
  async (_what, { damage, repaired }) => {
    const live = await counters(room);
    await damage(room);
    // The counters show the manipulated values, also values of a higher version.
    await sweepDays({ ...counting(venue.tables, { replacesNewer: true }), clock })({
      ...{ brandId: room.id, from: first, to: last },
    });
    expect(await counters(room)).not.toEqual(live);
    expect(await recount(room)).toEqual({ days: 2, repaired });
    expect(await counters(room)).toEqual(live);
  },
);

test('has nothing to repair in days that it rebuilt', async () => {
  expect(await recount(room)).toEqual({ days: 2, repaired: 0 });
});

test('refuses days that have not ended', async () => {
  const room = await venue.room();
  await expect(recount(room, today)).rejects.toThrow('Only days before 2026-05-08');
});

import { setTimeout as pause } from 'node:timers/promises';
import {
  DescribeTableCommand,
  paginateScan,
  UpdateItemCommand,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { playKey } from '#domain/keys';
import type { Stage } from '#test/authorization/environment/running-stage';
import type { EngineCall } from '#test/cloud/units/observed-engine';
import type { Call } from '#tools/scale/rounds/calls';
import { callOf } from '#tools/scale/rounds/engine-calls';
import type { CountUnits, RecordedRounds } from '#tools/scale/rounds/recipes';
import { grownBytes, storedBytes, type StoredBytes } from '#tools/scale/rounds/stored-bytes';
import { onObservedStage, type StartCloud } from './observed-stage';
import { openVenue } from './venue';

/** The time without calls after which all follow-up work of the rounds is done. */
const quietMs = 4000;

type StoredTable = TableDescription & { readonly store: string };

/** With one win in twenty rounds (5.1 %), the probability of no win in this many rounds is below 10^-13. */
const mostMore = 600;

/**
 * Plays at least this many rounds through the public API of a local cloud, some with and some without a win,
 * and records all calls for items.
 */
export async function recordRounds(count: number, start: StartCloud): Promise<RecordedRounds> {
  return onObservedStage(start, async (stage, engine) => {
    const tables = await Promise.all(
      Object.entries(stage.tables).map(async ([store, TableName]) => {
        const { Table } = await stage.dynamodb.send(new DescribeTableCommand({ TableName }));
        if (!Table) throw new Error(`There is no table ${TableName}.`);
        return { ...Table, store };
      }),
    );
    const settled = async () => {
      const calls: EngineCall[] = [];
      for (;;) {
        await pause(quietMs);
        const found = engine.take();
        if (found.length === 0) return calls;
        calls.push(...found.filter(isOfProduct));
      }
    };
    const venue = await openVenue(stage);
    const brand = await venue.openBrand();
    const player = await venue.seat(brand.id, 'scale@novalink.test');
    // Normally a player plays one round in 2.5 seconds; here the next one can start immediately.
    const forgetLastRound = () =>
      stage.dynamodb.send(
        new UpdateItemCommand({
          TableName: stage.tables.play,
          Key: marshall(playKey(brand.id, player.playerId)),
          UpdateExpression: forgetting,
        }),
      );
    await player.playRound();
    await settled();
    // The rows of the brand and the game that a warm process caches.
    await forgetLastRound();
    await player.playRound();
    engine.take();
    const before = await storedIn(stage, tables);
    const counts: EngineCall[] = [];
    const rounds: RecordedRounds['rounds'][number][] = [];
    /** All calls except counts of a day, which are recorded separately. */
    const withoutCounts = (calls: readonly EngineCall[]) => {
      counts.push(...calls.filter(isCount));
      return calls.filter((call) => !isCount(call));
    };
    const followUps: Call[] = [];
    const has = (isWin: boolean) => rounds.some((round) => round.isWin === isWin);
    while (rounds.length < count || !has(true) || !has(false)) {
      if (rounds.length === count + mostMore) throw new Error('All rounds won, or none.');
      await forgetLastRound();
      const isWin = await player.playRound();
      const calls = withoutCounts(engine.take().filter(isOfProduct));
      const own = calls.filter((call) => !isFollowUp(call)).map((call) => callOf(call, tables));
      rounds.push({ isWin, calls: own });
      followUps.push(...calls.filter(isFollowUp).map((call) => callOf(call, tables)));
    }
    followUps.push(...withoutCounts(await settled()).map((call) => callOf(call, tables)));
    await stage.countDays();
    withoutCounts(engine.take());
    return {
      rounds,
      followUps,
      counting: unitsOfCount(counts),
      storedBytes: grownBytes(before, await storedIn(stage, tables)),
      names: {
        brand: brand.id,
        casino: brand.casinoId,
        company: brand.companyId,
        game: venue.gameId,
        player: player.playerId,
        user: player.sub,
        session: player.sessionId,
      },
    };
  });
}

/** The average units of one count. */
function unitsOfCount(calls: readonly EngineCall[]): CountUnits {
  const counts = calls.filter(({ input }) => JSON.stringify(input).includes('"COUNTERS#BRAND#')).length;
  if (counts === 0) throw new Error('No day was counted.');
  const units = (isPart: (call: EngineCall) => boolean) =>
    calls
      .filter(isPart)
      .flatMap(({ consumed }) => consumed)
      .reduce((sum, { Table }) => sum + (Table?.CapacityUnits ?? 0), 0) / counts;
  return {
    reads: units(({ operation }) => operation === 'Query'),
    writes: units(({ operation }) => operation === 'PutItem' || operation === 'DeleteItem'),
  };
}

/** The contents of all tables and their indexes. */
async function storedIn({ dynamodb }: Stage, tables: readonly StoredTable[]): Promise<StoredBytes> {
  const all = tables.map(async ({ store, TableName, GlobalSecondaryIndexes = [] }) => {
    const indexes = GlobalSecondaryIndexes.map(({ IndexName = '', KeySchema = [], Projection }) => ({
      name: IndexName,
      keys: KeySchema.map(({ AttributeName = '' }) => AttributeName),
      attributes: Projection?.ProjectionType === 'ALL' ? undefined : (Projection?.NonKeyAttributes ?? []),
    }));
    const pages = paginateScan({ client: dynamodb }, { TableName, ConsistentRead: true });
    const items = [];
    for await (const { Items = [] } of pages) items.push(...Items);
    return [...storedBytes(store, indexes, items)];
  });
  return new Map((await Promise.all(all)).flat());
}

const forgetting = 'REMOVE lastRoundAt';
/** Excludes the expiry of rows, which AWS performs itself, and the recording's own calls. */
export const isOfProduct = ({ operation, input }: EngineCall) =>
  operation !== 'Scan' && input.UpdateExpression !== forgetting;
/**
 * Copies of totals write summaries and mark days. A query of summaries belongs to a count, and so does a query of a brand's
 * coins.
 */
export const isCount = ({ operation, input }: EngineCall) =>
  input.Select === 'COUNT' ||
  (operation !== 'UpdateItem' && JSON.stringify(input).includes('"CHANGEDDAYS#')) ||
  /"(COUNTERS|GIVEN)#/.test(JSON.stringify(input)) ||
  (operation === 'Query' && /"SUMMARY#|"coinTypes"/.test(JSON.stringify(input)));
export const isFollowUp = ({ input }: EngineCall) =>
  /"(BLOCKS|SUMMARY|CHANGEDDAYS)#/.test(JSON.stringify(input));

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
import type { Call } from '#tools/scale/partitions/access';
import { callOf } from '#tools/scale/rounds/engine-calls';
import type { RecordedRounds } from '#tools/scale/rounds/recipes';
import { grownBytes, storedBytes, type StoredBytes } from '#tools/scale/rounds/stored-bytes';
import { onObservedStage, type StartCloud } from './observed-stage';
import { openHouse } from './played-house';

/** How long the tables are quiet when everything that follows from the rounds is done. */
const quietMs = 4000;

type StoredTable = TableDescription & { readonly store: string };

/** At one win in four rounds, that none of as many wins is as rare as one in 10^12. */
const mostMore = 100;

/**
 * Plays at least so many rounds through the public door of a local cloud, some that win and some that do not, and writes
 * down every call for items.
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
      for (let found = engine.take(); ; found = engine.take()) {
        calls.push(...found.filter(isOfProduct));
        await pause(quietMs);
        if (found.length === 0) return calls;
      }
    };
    const house = await openHouse(stage);
    const brand = await house.openBrand();
    const player = await house.seat(brand.id, 'scale@novalink.test');
    // A player plays a round in 2.5 seconds; the next one of this player may come at once.
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
    // What a warm process remembers of the brand and the game.
    await forgetLastRound();
    await player.playRound();
    engine.take();
    const before = await storedIn(stage, tables);
    const rounds: RecordedRounds['rounds'][number][] = [];
    const followUps: Call[] = [];
    const has = (isWin: boolean) => rounds.some((round) => round.isWin === isWin);
    while (rounds.length < count || !has(true) || !has(false)) {
      if (rounds.length === count + mostMore) throw new Error('All rounds won, or none.');
      await forgetLastRound();
      const isWin = await player.playRound();
      const calls = engine.take().filter(isOfProduct);
      const own = calls.filter((call) => !isFollowUp(call)).map((call) => callOf(call, tables));
      rounds.push({ isWin, calls: own });
      followUps.push(...calls.filter(isFollowUp).map((call) => callOf(call, tables)));
    }
    followUps.push(...(await settled()).map((call) => callOf(call, tables)));
    return {
      rounds,
      followUps,
      storedBytes: grownBytes(before, await storedIn(stage, tables)),
      names: {
        brand: brand.id,
        casino: brand.casinoId,
        company: brand.companyId,
        game: house.gameId,
        player: player.playerId,
        user: player.sub,
        session: player.sessionId,
      },
    };
  });
}

/** What all tables and their indexes hold. */
async function storedIn({ dynamodb }: Stage, tables: readonly StoredTable[]): Promise<StoredBytes> {
  const all = tables.map(async ({ store, TableName, GlobalSecondaryIndexes = [] }) => {
    const indexes = GlobalSecondaryIndexes.map(({ IndexName = '', KeySchema = [] }) => ({
      name: IndexName,
      keys: KeySchema.map(({ AttributeName = '' }) => AttributeName),
    }));
    const pages = paginateScan({ client: dynamodb }, { TableName, ConsistentRead: true });
    const items = [];
    for await (const { Items = [] } of pages) items.push(...Items);
    return [...storedBytes(store, indexes, items)];
  });
  return new Map((await Promise.all(all)).flat());
}

const forgetting = 'REMOVE lastRoundAt';
/** Neither the expiry of rows, which AWS does by itself, nor the recording's own. */
const isOfProduct = ({ operation, input }: EngineCall) =>
  operation !== 'Scan' && input.UpdateExpression !== forgetting;
const isFollowUp = ({ input }: EngineCall) => /"(BLOCKS|SUMMARY)#/.test(JSON.stringify(input));

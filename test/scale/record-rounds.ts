import { setTimeout as pause } from 'node:timers/promises';
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { limits } from '#domain/limits';
import { startCloud } from '#local/cloud';
import { openStage } from '#test/authorization/environment/stage';
import { startObservedEngine, type EngineCall } from '#test/cloud/units/observed-engine';
import { localAssembly } from '#test/support/assembly';
import type { Call } from '#tools/scale/partitions/access';
import { callOf } from '#tools/scale/rounds/engine-calls';
import type { RecordedRounds } from '#tools/scale/rounds/recipes';
import { openHouse } from './played-house';

/** How long the tables are quiet when everything that follows from the rounds is done. */
const quietMs = 4000;

/** Plays rounds through the public door of a local cloud and writes down every call for items. */
export async function recordRounds(count: number): Promise<RecordedRounds> {
  const engine = await startObservedEngine();
  const cloud = await startCloud({
    assembly: await localAssembly(),
    data: 'memory',
    port: 0,
    dynamoDbEndpoint: engine.endpoint,
    log: () => undefined,
  }).catch(async (fault: unknown) => {
    await engine.stop();
    throw fault;
  });
  try {
    const stage = await openStage(cloud);
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
        calls.push(...found.filter((call) => !isExpiry(call)));
        await pause(quietMs);
        if (found.length === 0) return calls;
      }
    };
    const house = await openHouse(stage);
    const brand = await house.openBrand();
    const player = await house.seat(brand.id, 'scale@novalink.test');
    await player.playRound();
    await settled();
    const rounds: Call[][] = [];
    const followUps: Call[] = [];
    for (let round = 0; round < count; round += 1) {
      await pause(limits.demo.spinCycleMilliseconds);
      await player.playRound();
      const calls = engine.take().filter((call) => !isExpiry(call));
      rounds.push(calls.filter((call) => !isChain(call)).map((call) => callOf(call, tables)));
      followUps.push(...calls.filter(isChain).map((call) => callOf(call, tables)));
    }
    followUps.push(...(await settled()).map((call) => callOf(call, tables)));
    return {
      rounds,
      followUps,
      names: {
        brand: brand.id,
        casino: brand.casinoId,
        company: brand.companyId,
        game: house.gameId,
        player: player.sub,
        session: player.sessionId,
      },
    };
  } finally {
    await cloud.stop();
    await engine.stop();
  }
}

const isExpiry = ({ operation }: EngineCall) => operation === 'Scan';
const isChain = ({ input }: EngineCall) => JSON.stringify(input).includes('BLOCKS#');

import { setTimeout as pause } from 'node:timers/promises';
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { startCloud } from '#local/cloud';
import { playKey } from '#domain/keys';
import { newUser } from '../test/authorization/personas/personas';
import { signedIn } from '../test/authorization/environment/sign-in';
import type { EngineCall } from '../test/cloud/units/observed-engine';
import { onObservedStage } from '../test/scale/observed-stage';
import { openVenue } from '../test/scale/played-venue';
import { cloudClock } from '../tools/local/cloud-clock';
import { dollarsPerMillion, otherPrices } from '../tools/scale/prices';
import { publishedTournament } from './published-tournament';
import type { Metric } from './run';

const rounds = 40;
/** The time without calls after which all follow-up work of the rounds is done. */
const quietMs = 3000;

interface Units {
  readonly reads: number;
  readonly writes: number;
}

/**
 * The additional cost of a tournament for a round: in the round's own calls, and for the copy to the
 * leaderboard.
 */
export async function scoredRoundMetrics(): Promise<Metric[]> {
  let administrator: Parameters<typeof cloudClock>[0] | undefined;
  const start = async (options: object) => {
    const cloud = await startCloud({ ...inMemory, ...(options as { assembly: string }) });
    administrator = cloud;
    return cloud;
  };
  return onObservedStage(start, async (stage, engine) => {
    if (!administrator) throw new Error('The cloud was not started.');
    const venue = await openVenue(stage);
    await newUser(stage, 'bench@novalink.test', []);
    await stage.grantAdmin('bench@novalink.test');
    const { accessToken: token } = await signedIn(stage, 'bench@novalink.test');
    const [plain, scoring] = [await venue.openBrand(), await venue.openBrand()];
    await publishedTournament(stage, token, scoring.id, venue.gameId);
    await cloudClock(administrator).advance('PT5M');
    const played = async (brandId: string, email: string) => {
      const player = await venue.seat(brandId, email);
      const forgetLast = new UpdateItemCommand({
        TableName: stage.tables.play,
        Key: marshall(playKey(brandId, player.playerId)),
        UpdateExpression: forgetting,
      });
      // The first round reads the rows that a process caches afterwards, and enters the tournament.
      await player.playRound();
      while ((await pause(quietMs), engine.take().length > 0));
      for (let round = 0; round < rounds; round += 1) {
        await stage.dynamodb.send(forgetLast);
        await player.playRound();
      }
      const calls: EngineCall[] = [];
      for (let found = engine.take(); found.length > 0; found = (await pause(quietMs), engine.take()))
        calls.push(...found);
      return calls;
    };
    const without = await played(plain.id, 'plain@novalink.test');
    const withTournament = await played(scoring.id, 'scoring@novalink.test');
    const [own, before] = [perRound(withTournament, isOfRound), perRound(without, isOfRound)];
    const copy = perRound(withTournament, ({ consumed }) =>
      consumed.some(({ TableName }) => TableName.includes('Scores')),
    );
    const added = {
      reads: own.reads - before.reads + copy.reads,
      writes: own.writes - before.writes + copy.writes,
    };
    return [
      {
        name: 'units that a tournament adds to a round',
        value: `${added.writes.toFixed(2)} write`,
        beside: `${added.reads.toFixed(2)} read; of the writes ${copy.writes.toFixed(2)} for the leaderboard; the round has ${before.writes.toFixed(2)} without`,
      },
      {
        name: 'dollars that it adds to a million rounds',
        value: `$${dollarsPerMillion(added).toFixed(2)}`,
        beside: `for DynamoDB; AppSync at most $${otherPrices.appSync.toFixed(2)} (one publication a second and tournament) and $${otherPrices.appSyncUpdates.toFixed(2)} for each subscriber`,
      },
    ];
  });
}

const inMemory = { data: 'memory', port: 0, log: () => undefined } as const;
const forgetting = 'REMOVE lastRoundAt';

/** The calls of `playRound`: its reads of the player's row, and the transaction with the journal. */
const isOfRound = ({ operation, input }: EngineCall) =>
  (operation === 'TransactWriteItems' && JSON.stringify(input).includes('Journal')) ||
  (operation === 'BatchGetItem' && JSON.stringify(input).includes('Play'));

function perRound(calls: readonly EngineCall[], isPart: (call: EngineCall) => boolean): Units {
  const units = (part: readonly EngineCall[]) =>
    part.flatMap(({ consumed }) => consumed).reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0) /
    rounds;
  const found = calls.filter((call) => isPart(call) && call.input.UpdateExpression !== forgetting);
  const isRead = ({ operation }: EngineCall) => reading.includes(operation);
  return { reads: units(found.filter(isRead)), writes: units(found.filter((call) => !isRead(call))) };
}

const reading = ['BatchGetItem', 'GetItem', 'Query', 'TransactGetItems'];

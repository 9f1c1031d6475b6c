import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { playKey } from '#domain/keys';
import { newUser } from '../test/authorization/personas/personas';
import { signedIn } from '../test/authorization/environment/sign-in';
import { openStage } from '../test/authorization/environment/stage';
import { openVenue } from '../test/scale/played-venue';
import { startProduct } from '../test/support/product';
import { cloudClock } from '../tools/local/cloud-clock';
import { quantiles } from './latencies';
import { publishedTournament } from './published-tournament';
import type { Metric } from './run';

const rounds = 100;
const manySubscribers = 1000;

/** The time from the response to a round until its subscribers have the new standing, through the streams of the local cloud. */
export async function leaderboardLag(): Promise<Metric[]> {
  const product = await startProduct();
  try {
    const stage = await openStage(product);
    const venue = await openVenue(stage);
    await newUser(stage, 'bench@novalink.test', []);
    await stage.grantAdmin('bench@novalink.test');
    const { accessToken: token } = await signedIn(stage, 'bench@novalink.test');
    const { id: brandId } = await venue.openBrand();
    const tournamentId = await publishedTournament(stage, token, brandId, venue.gameId);
    await cloudClock(product).advance('PT5M');
    const player = await venue.seat(brandId, 'player@novalink.test');
    // Without the time of the last round, the player can start the next one immediately.
    const forgetLast = new UpdateItemCommand({
      TableName: stage.tables.play,
      Key: marshall(playKey(brandId, player.playerId)),
      UpdateExpression: 'REMOVE lastRoundAt',
    });
    const query = `subscription { onLeaderboardChange(tournamentId: "${tournamentId}") { tournamentId standings { entryId score } } }`;
    const lagOf = async (subscribers: number): Promise<Metric> => {
      const audience = await subscribed(product.origin, token, query, subscribers);
      try {
        const lags: number[] = [];
        for (let round = 1; round <= rounds; round += 1) {
          await stage.dynamodb.send(forgetLast);
          await player.playRound();
          const closed = performance.now();
          await delivered(audience, round);
          lags.push(performance.now() - closed);
        }
        const { p50, p99 } = quantiles(lags);
        return {
          name: `from a round's close to ${subscribers.toLocaleString('en')} subscriber${subscribers > 1 ? 's' : ''}, locally`,
          value: `p50 ${(p50 / 1000).toFixed(2)} s`,
          beside: `p99 ${(p99 / 1000).toFixed(2)} s of ${rounds} rounds; the batching window is 1 s`,
        };
      } finally {
        audience.kill();
      }
    };
    return [await lagOf(1), await lagOf(manySubscribers)];
  } finally {
    await product.stop();
  }
}

async function subscribed(
  origin: string,
  token: string,
  query: string,
  subscribers: number,
): Promise<ChildProcess> {
  const program = new URL('./subscription-clients.ts', import.meta.url);
  const audience = fork(program, [origin, String(subscribers), token, query]);
  await once(audience, 'message');
  return audience;
}

/** Waits until each subscriber has this many updates. */
async function delivered(audience: ChildProcess, count: number): Promise<void> {
  const message = once(audience, 'message');
  audience.send(count);
  await message;
}

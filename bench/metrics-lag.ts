import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrandMetrics } from '#domain/generated/types';
import { playKey } from '#domain/keys';
import { askGraphql } from '../test/authorization/environment/ask-graphql';
import { newUser } from '../test/authorization/personas/personas';
import { signedIn } from '../test/authorization/environment/sign-in';
import { openStage } from '../test/authorization/environment/stage';
import { openVenue } from '../test/scale/played-venue';
import { startProduct } from '../test/support/product';
import { quantiles } from './latencies';
import type { Metric } from './run';

const rounds = 30;
const longestMs = 60_000;

/** The time from the response to a round until the dashboard counts it, through the streams of the local cloud. */
export async function lagMetrics(): Promise<Metric[]> {
  const product = await startProduct();
  try {
    const stage = await openStage(product);
    const venue = await openVenue(stage);
    await newUser(stage, 'bench@novalink.test', []);
    await stage.grantAdmin('bench@novalink.test');
    const { accessToken: token } = await signedIn(stage, 'bench@novalink.test');
    const { id } = await venue.openBrand();
    const player = await venue.seat(id, 'player@novalink.test');
    const counted = async (): Promise<number> => {
      const day = new Date().toISOString().slice(0, 10);
      const query = `{ getBrandMetrics(brandId: "${id}", from: "${day}", to: "${day}") { totals { coins { rounds } } } }`;
      const { data } = await askGraphql(stage.graphql, { token }, { query });
      return (data as { getBrandMetrics: BrandMetrics }).getBrandMetrics.totals.coins[0]?.rounds ?? 0;
    };
    const lags: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      // Without the time of the last round, the player can start the next one immediately.
      await stage.dynamodb.send(
        new UpdateItemCommand({
          TableName: stage.tables.play,
          Key: marshall(playKey(id, player.playerId)),
          UpdateExpression: 'REMOVE lastRoundAt',
        }),
      );
      await player.playRound();
      const closed = performance.now();
      for (;;) {
        // On AWS and in the local cloud, a schedule does it.
        await stage.countDays();
        if ((await counted()) >= round) break;
        if (performance.now() - closed > longestMs) throw new Error(`Round ${round} is not counted.`);
        await sleep(20);
      }
      lags.push(performance.now() - closed);
    }
    const { p50, p99 } = quantiles(lags);
    return [
      {
        name: 'From a round to its counter, locally',
        value: `p50 ${(p50 / 1000).toFixed(1)} s`,
        beside: `p99 ${(p99 / 1000).toFixed(1)} s; days are counted at once here, and every 5 min on AWS`,
      },
    ];
  } finally {
    await product.stop();
  }
}

import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DemoSession } from '#domain/generated/types';
import { gameKey } from '#domain/keys';
import { parSheet } from '#domain/slots/testing/ground-truths';
import { askGraphql } from '../test/authorization/environment/ask-graphql';
import { newUser } from '../test/authorization/personas/personas';
import { signedIn } from '../test/authorization/environment/sign-in';
import { openStage } from '../test/authorization/environment/stage';
import { givenAdult, givenCompany, givenLiveGame } from '../test/support/given/given-games';
import { startProduct } from '../test/support/product';
import { latencies } from './latencies';
import type { Metric } from './run';

const rounds = { warmUp: 30, times: 300 };

/**
 * A demo round through the local cloud (AppSync, Lambda, three reads and a write), compared with a plain
 * GetItem.
 */
export async function playMetrics(): Promise<Metric[]> {
  const product = await startProduct();
  try {
    const stage = await openStage(product);
    const tables = { dynamodb: stage.dynamodb, mainTable: stage.tables.main };
    const { sub } = await newUser(stage, 'bench@novalink.test', []);
    await givenAdult(tables, sub);
    await givenCompany(tables, 'bench');
    const { id: gameId } = await givenLiveGame(tables, 'bench', parSheet, { betLevels: [10] });
    const { accessToken: token } = await signedIn(stage, 'bench@novalink.test');
    const ask = async (query: string, variables: object) => {
      const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables });
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      return data;
    };
    const started = await ask('mutation ($gameId: ID!) { startDemoSession(gameId: $gameId) { playToken } }', {
      gameId,
    });
    const { playToken } = (started as { startDemoSession: DemoSession }).startDemoSession;
    const dynamodb = new DynamoDBClient({
      endpoint: product.origin,
      region: 'eu-west-1',
      credentials: product.administrator,
    });
    const get = new GetItemCommand({ TableName: stage.tables.main, Key: marshall(gameKey(gameId)) });
    const round = await latencies(rounds, (nonce) => {
      const input = { playToken, nonce, clientSeed: `bench ${nonce}`, bet: 10 };
      const fields = '{ win serverSeed nextServerSeedHash steps { stops win } }';
      return ask(`mutation ($input: PlayDemoRoundInput!) { playDemoRound(input: $input) ${fields} }`, {
        input,
      });
    });
    const bare = await latencies(rounds, () => dynamodb.send(get));
    dynamodb.destroy();
    return [
      {
        name: 'Demo round, one player',
        value: `p99 ${round.p99.toFixed(1)} ms`,
        beside: `p50 ${round.p50.toFixed(1)} ms; GetItem by SDK p50 ${bare.p50.toFixed(1)} ms, p99 ${bare.p99.toFixed(1)} ms`,
      },
    ];
  } finally {
    await product.stop();
  }
}

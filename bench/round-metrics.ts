import { DynamoDBClient, GetItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { PlaySession } from '#domain/generated/types';
import { gameKey, playKey } from '#domain/keys';
import { parSheet } from '@novalink/engine/testing';
import { termsVersion } from '#domain/terms-versions';
import { namedSession } from '#lambda/stores/play/play-session-row';
import { ulid } from '#lambda/runtime/ulid';
import { askGraphql } from '../test/authorization/environment/ask-graphql';
import { newUser } from '../test/world/personas';
import { signedIn } from '../test/authorization/environment/sign-in';
import { openStage } from '../test/authorization/environment/stage';
import { givenBrand } from '../test/world/given/given-brands';
import { givenCompany, givenLiveGame } from '../test/world/given/given-games';
import { startProduct } from '../test/support/product';
import { latencies } from './latencies';
import type { Metric } from './run';

const rounds = { warmUp: 30, times: 300 };
/** Enough for every bet, even if none of them wins. */
const signupGrant = 1_000_000_000;

/**
 * A round with coins through the local cloud (AppSync, Lambda, reads and one commit), compared with a plain
 * GetItem.
 */
export async function roundMetrics(): Promise<Metric[]> {
  const product = await startProduct();
  try {
    const stage = await openStage(product);
    const tables = { dynamodb: stage.dynamodb, mainTable: stage.tables.main };
    await newUser(stage, 'bench@novalink.test', ['PROVIDERS']);
    await givenCompany(tables, 'bench');
    const { id: gameId } = await givenLiveGame(tables, 'bench', parSheet, { betLevels: [10] });
    const coin = { code: 'GOLD', name: 'Gold', kind: 'PLAY', decimals: 2, dailyGrant: 0 };
    const { id: brandId } = await givenBrand(tables, {
      ofBrand: { gameIds: [gameId], coinTypes: [{ ...coin, signupGrant, maxBalance: 9e15 }] },
    });
    const { accessToken: token } = await signedIn(stage, 'bench@novalink.test');
    const ask = async (field: string, input: string, given: object, fields: string) => {
      const query = `mutation ($input: ${input}!) { ${field}(input: $input) { ${fields} } }`;
      const { data, errors } = await askGraphql(
        stage.graphql,
        { token },
        { query, variables: { input: given } },
      );
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      return data?.[field];
    };
    const joining = { displayName: 'Bench', country: 'NL', ofAge: true, termsVersion };
    await ask('joinBrand', 'JoinBrandInput', { brandId, ...joining }, 'userId');
    const table = { brandId, gameId, coin: coin.code };
    const session = await ask('startPlaySession', 'StartPlaySessionInput', table, 'id betLevels');
    const { id: sessionId, betLevels } = session as PlaySession;
    const dynamodb = new DynamoDBClient({
      endpoint: product.origin,
      region: 'eu-west-1',
      credentials: product.administrator,
    });
    const play = namedSession(sessionId);
    // Normally a player plays one round in 2.5 seconds; here the next one can start immediately.
    const forgetLast = new UpdateItemCommand({
      TableName: stage.tables.play,
      Key: marshall(playKey(brandId, play.playerId)),
      UpdateExpression: 'REMOVE lastRoundAt',
    });
    const playRound = () => {
      const requestId = ulid(new Date());
      const bet = { brandId, sessionId, bet: betLevels[0], requestId };
      return ask('playRound', 'PlayRoundInput', bet, 'win balance steps { stops win }');
    };
    const round = await latencies(rounds, playRound, () => dynamodb.send(forgetLast));
    const get = new GetItemCommand({ TableName: stage.tables.main, Key: marshall(gameKey(gameId)) });
    const bare = await latencies(rounds, () => dynamodb.send(get));
    dynamodb.destroy();
    return [
      {
        name: 'Round with coins, one player',
        value: `p99 ${round.p99.toFixed(1)} ms`,
        beside: `p50 ${round.p50.toFixed(1)} ms; GetItem by SDK p50 ${bare.p50.toFixed(1)} ms, p99 ${bare.p99.toFixed(1)} ms`,
      },
    ];
  } finally {
    await product.stop();
  }
}

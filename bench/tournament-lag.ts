import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { playKey } from '#domain/keys';
import { ulid } from '#lambda/ulid';
import { byToken, realTimeClient } from '#local/testing/real-time';
import { askGraphql } from '../test/authorization/environment/ask-graphql';
import type { Stage } from '../test/authorization/environment/running-stage';
import { newUser } from '../test/authorization/personas/personas';
import { signedIn } from '../test/authorization/environment/sign-in';
import { openStage } from '../test/authorization/environment/stage';
import { openHouse } from '../test/scale/played-house';
import { startProduct } from '../test/support/product';
import { cloudClock } from '../tools/local/cloud-clock';
import { quantiles } from './latencies';
import type { Figure } from './run';

const rounds = 30;

/** The time from the response to a round until a subscriber has the new standing, through the streams of the local cloud. */
export async function leaderboardLag(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const stage = await openStage(product);
    const house = await openHouse(stage);
    await newUser(stage, 'bench@novalink.test', []);
    await stage.grantAdmin('bench@novalink.test');
    const { accessToken: token } = await signedIn(stage, 'bench@novalink.test');
    const { id: brandId } = await house.openBrand();
    const tournamentId = await publishedTournament(stage, token, brandId, house.gameId);
    await cloudClock(product).advance('PT5M');
    const player = await house.seat(brandId, 'player@novalink.test');
    const watching = await realTimeClient(product.origin, byToken(token));
    const board = await watching.subscribe(
      `subscription { onLeaderboardChange(tournamentId: "${tournamentId}") { tournamentId standings { entryId score } } }`,
    );
    const lags: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      // Without the time of the last round, the player can start the next one at once.
      await stage.dynamodb.send(
        new UpdateItemCommand({
          TableName: stage.tables.play,
          Key: marshall(playKey(brandId, player.playerId)),
          UpdateExpression: 'REMOVE lastRoundAt',
        }),
      );
      await player.playRound();
      const closed = performance.now();
      await board.delivered(round);
      lags.push(performance.now() - closed);
    }
    watching.close();
    const { p50, p99 } = quantiles(lags);
    return [
      {
        name: 'From a round to a subscriber, locally',
        value: `p50 ${(p50 / 1000).toFixed(2)} s`,
        beside: `p99 ${(p99 / 1000).toFixed(2)} s; the batching window is 1 s`,
      },
    ];
  } finally {
    await product.stop();
  }
}

async function publishedTournament(
  stage: Stage,
  token: string,
  brandId: string,
  gameId: string,
): Promise<string> {
  const mutate = async (query: string, input: object) => {
    const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables: { input } });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data as Readonly<Record<string, { readonly id: string; readonly version: number }>>;
  };
  const now = Date.now();
  const { createTournament: draft } = await mutate(
    'mutation ($input: CreateTournamentInput!) { createTournament(input: $input) { id version } }',
    {
      ...{ brandId, requestId: ulid(new Date()) },
      rules: {
        ...{ name: 'Bench', coin: 'GOLD', gameIds: [gameId], entryMode: 'AUTO', minEntrants: 1, minBet: '1' },
        startsAt: new Date(now + 120_000).toISOString(),
        endsAt: new Date(now + 7_200_000).toISOString(),
        ...{ scoring: { model: 'ROUND_COUNT' }, maxRounds: 1000 },
        ...{ prizeKind: 'FIXED', prizes: [{ rankFrom: 1, rankTo: 1, amount: '100' }] },
      },
    },
  );
  if (!draft) throw new Error('The tournament was not created.');
  await mutate('mutation ($input: TournamentInput!) { publishTournament(input: $input) { id } }', {
    ...{ id: draft.id, expectedVersion: draft.version },
  });
  return draft.id;
}

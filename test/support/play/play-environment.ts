import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { playKey } from '#domain/keys';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { signedIn } from '#test/authorization/environment/sign-in';
import { openStage } from '#test/authorization/environment/stage';
import { newUser } from '#test/authorization/personas/personas';
import { openVenue, type SeatedPlayer } from '#test/scale/played-venue';
import { ownProduct, type OwnProduct } from '#test/support/hosted-product';
import { cloudClock } from '#tools/local/cloud-clock';

/** A player of a brand. */
export interface PlayingPlayer extends SeatedPlayer {
  play(rounds: number): Promise<void>;
  /** The balance of their first coin, in minor units. */
  balance(): Promise<bigint>;
}

export interface PlayEnvironment {
  readonly cloud: OwnProduct;
  readonly stage: Stage;
  /** Advances the clock by an ISO 8601 duration. */
  readonly advance: (duration: string, ticks?: 'all' | 'latest') => Promise<void>;
  /** The time of the clock that `advance` changes. */
  readonly now: () => Date;
  readonly venue: Awaited<ReturnType<typeof openVenue>>;
  /** The token of an admin. */
  readonly manager: string;
  /** Returns the value of the first field. Throws if the API refuses, with code and parameters. */
  readonly ask: <Answer>(token: string, query: string, variables?: object) => Promise<Answer>;
  readonly newPlayer: (brandId: string) => Promise<PlayingPlayer>;
}

/**
 * A separate product with a live game and an admin; `domain` is the domain of e-mail addresses. Stores its
 * data in `folder`, if given.
 */
export async function playEnvironment(domain: string, folder?: string): Promise<PlayEnvironment> {
  const cloud = await ownProduct(folder === undefined ? {} : { folder });
  const stage = await openStage(cloud);
  const clock = cloudClock(cloud);
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const venue = await openVenue(stage, now);
  await newUser(stage, `manager@${domain}`, []);
  await stage.grantAdmin(`manager@${domain}`);
  const { accessToken: manager } = await signedIn(stage, `manager@${domain}`);
  const ask = async <Answer>(token: string, query: string, variables: object = {}): Promise<Answer> => {
    const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables });
    if (errors.length > 0)
      throw new Error(
        errors.map(({ errorType, errorInfo }) => `${errorType} ${JSON.stringify(errorInfo)}`).join(),
      );
    return Object.values(data ?? {})[0] as Answer;
  };
  let people = 0;
  const newPlayer = async (brandId: string): Promise<PlayingPlayer> => {
    const player = await venue.seat(brandId, `player-${(people += 1)}@${domain}`);
    const { token } = player;
    return {
      ...player,
      play: async (rounds) => {
        for (let round = 0; round < rounds; round += 1) {
          // Without the time of the last round, the player can start the next one immediately.
          await stage.dynamodb.send(
            new UpdateItemCommand({
              TableName: stage.tables.play,
              Key: marshall(playKey(brandId, player.playerId)),
              UpdateExpression: 'REMOVE lastRoundAt',
            }),
          );
          await player.playRound();
        }
      },
      balance: async () => {
        const { balances } = await ask<{ balances: { amount: string }[] }>(
          token,
          `{ getBrandUser(brandId: "${brandId}", userId: "${player.sub}") { balances { amount } } }`,
        );
        return BigInt(balances[0]?.amount ?? '0');
      },
    };
  };
  const advance = async (duration: string, ticks: 'all' | 'latest' = 'all') => {
    await clock.advance(duration, ticks);
    aheadMs = Date.parse((await clock.read()).now) - Date.now();
  };
  return { cloud, stage, advance, now, venue, manager, ask, newPlayer };
}

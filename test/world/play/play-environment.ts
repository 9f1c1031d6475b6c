import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { playKey } from '#domain/keys';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { signedIn } from '#test/authorization/environment/sign-in';
import { openStage } from '#test/authorization/environment/stage';
import { newUser } from '#test/world/personas';
import { openVenue, type SeatedPlayer } from '#test/world/play/venue';
import { workersProduct, type Product } from '#test/support/hosted-product';
import { cloudClock, type CloudClock } from '#tools/local/cloud-clock';

/** A player of a brand. */
export interface PlayingPlayer extends SeatedPlayer {
  play(rounds: number): Promise<void>;
  /** The balance of their first coin, in minor units. */
  balance(): Promise<bigint>;
}

export interface PlayEnvironment {
  readonly cloud: Product;
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

/** Tests that begin before this hour of the day (UTC) end before midnight, except for what they advance the clock by. */
const latestHour = 18;

/** Advances a clock that is late in the day to the next morning. */
async function beginDay(clock: CloudClock): Promise<void> {
  const now = new Date((await clock.read()).now);
  if (now.getUTCHours() < latestHour) return;
  const morning = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 6);
  await clock.advance(`PT${Math.ceil((morning - now.getTime()) / 1000)}S`, 'latest');
}

/**
 * A live game and an admin in the worker's product whose clock is advanced, or in the given one; `domain` is the domain
 * of e-mail addresses.
 */
export async function playEnvironment(domain: string, own?: Product): Promise<PlayEnvironment> {
  const cloud = own ?? (await workersProduct('clock'));
  const stage = await openStage(cloud);
  const clock = cloudClock(cloud);
  await beginDay(clock);
  let aheadMs = Date.parse((await clock.read()).now) - Date.now();
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

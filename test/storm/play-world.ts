import { setTimeout as pause } from 'node:timers/promises';
import { PutItemCommand, UpdateItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { PlaySession } from '#domain/generated/types';
import { brandUserKey, playerKey } from '#domain/keys';
import { coinFlip } from '@novalink/engine/testing';
import { postMovement } from '@novalink/ledger';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { ulid } from '#lambda/runtime/ulid';
import { givenBrand, givenBrandUser } from '#test/world/given/given-brands';
import { givenCompany, givenLiveGame } from '#test/world/given/given-games';
import { playerIdOf } from '#test/world/given/player-id';
import type { ProductTables } from '#test/world/given/product-tables';
import { askingOn } from '#test/world/play/play-venues';

/** The start time of a world without its own clock. */
export const worldStart = Date.parse('2026-11-01T10:00:00.000Z');

/** A clock that the test sets and that advances when a client sleeps. */
export interface WorldClock {
  readonly now: () => Date;
  readonly set: (time: number) => void;
  readonly pass: (milliseconds: number) => void;
}

function worldClock(startsAt = worldStart): WorldClock {
  let now = startsAt;
  return {
    now: () => new Date(now),
    set: (time) => (now = Math.max(now, time)),
    pass: (milliseconds) => (now += milliseconds),
  };
}

/** A brand with a game and players. */
export interface PlayWorld {
  readonly tables: ProductTables;
  readonly brandId: string;
  readonly gameId: string;
  readonly owner: string;
  readonly players: readonly WorldPlayer[];
  readonly clock: WorldClock;
}

export interface WorldPlayer {
  readonly sub: string;
  readonly playerId: string;
  /** Empty for a player without coins, who has no session. */
  readonly sessionId: string;
}

export interface NewWorld {
  readonly dynamodb: DynamoDBClient;
  readonly gameId: string;
  /** The initial balance of each player, in minor units. */
  readonly coins: readonly number[];
  readonly clock?: WorldClock;
}

/** A live game that the brands of worlds offer. */
export async function worldGame(tables: ProductTables): Promise<string> {
  const provider = ulid(new Date());
  await givenCompany(tables, provider);
  return (await givenLiveGame(tables, provider, coinFlip, { betLevels: [1, 2] })).id;
}

/** Coins are written with `dynamodb`, so that a log of its writes contains the first coin. */
export async function newPlayWorld(
  tables: ProductTables,
  { dynamodb, gameId, coins, clock = worldClock() }: NewWorld,
): Promise<PlayWorld> {
  const { id: brandId, owner } = await givenBrand(tables, { ofBrand: { gameIds: [gameId] } });
  const world = { tables, brandId, gameId, owner, clock };
  const { play, ledger } = playFunctions(world, dynamodb);
  const players: WorldPlayer[] = [];
  for (const [place, amount] of coins.entries()) {
    const sub = `player-${place}-of-${brandId}`;
    const playerId = playerIdOf(sub);
    await givenBrandUser(tables, brandId, sub);
    const Item = marshall({ ...playerKey(brandId, playerId), userId: sub });
    await tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item }));
    if (amount === 0) {
      players.push({ sub, playerId, sessionId: '' });
      continue;
    }
    await postMovement(ledger, {
      ...{ key: `GRANT#${brandId}#${place}`, kind: 'GRANT', brandId, playerId, coin: 'GOLD', purse: 'MAIN' },
      ...{ amount: BigInt(amount), actor: owner, reason: 'For games', reference: null },
      ...{ requestHash: 'grant', counter: 'TREASURY' },
    });
    const { id } = (await play(sub, 'startPlaySession', { brandId, gameId, coin: 'GOLD' })) as PlaySession;
    players.push({ sub, playerId, sessionId: id });
  }
  return { ...world, players };
}

/** The ledger and the function that plays rounds, started with a new connection. */
export function playFunctions(
  { tables, clock }: Pick<PlayWorld, 'tables' | 'clock'>,
  dynamodb: DynamoDBClient,
) {
  const ports = ledgerPorts({ ...tables, dynamodb, clock: clock.now, random: Math.random });
  const ask = askingOn(tables, dynamodb, clock.now, { isHurried: true });
  return {
    ledger: {
      ...ports,
      sleep: async (milliseconds: number) => {
        clock.pass(Math.ceil(milliseconds));
        await pause(0);
      },
    },
    play: (sub: string, fieldName: string, input: object) =>
      ask(fieldName, { input }, { sub, groups: ['PROVIDERS'] }),
  };
}

/** A manager suspends a player. */
export async function suspend({ tables, brandId }: PlayWorld, { sub }: WorldPlayer): Promise<void> {
  await tables.dynamodb.send(
    new UpdateItemCommand({
      TableName: 'Main',
      Key: marshall(brandUserKey(brandId, sub)),
      UpdateExpression: 'SET #status = :suspended',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: marshall({ ':suspended': 'SUSPENDED' }),
    }),
  );
}

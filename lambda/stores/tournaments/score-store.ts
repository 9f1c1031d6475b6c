import {
  ConditionalCheckFailedException,
  paginateQuery,
  QueryCommand,
  UpdateItemCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { number, object, parse, string, type InferOutput } from 'valibot';
import { leaderboardIndex, leaderboardPartition, publicationKey, scoreKey } from '#domain/keys/tournaments';
import { standingOrder } from '#domain/tournaments/standing-order';
import type { TournamentPlay } from '#domain/tournaments/played-tournaments';

const schema = object({
  tournamentId: string(),
  entryId: string(),
  playerId: string(),
  score: string(),
  rounds: number(),
  reachedAt: number(),
  gsi1sk: string(),
});

/** The score of an entry with at least one round; `gsi1sk` is its `standingOrder`. */
export type ScoreRow = Readonly<InferOutput<typeof schema>>;

const parseScore = (row: unknown): ScoreRow => parse(schema, row);

export interface Scored {
  readonly tournamentId: string;
  readonly playerId: string;
  /** Version of the player's row. */
  readonly version: number;
  readonly play: TournamentPlay;
}

/** The scores of all entries, in a separate table, so that a busy leaderboard does not slow down play. */
export interface ScoreStore {
  /** Returns the new score; undefined if this or a later one already exists. */
  copy(scored: Scored): Promise<ScoreRow | undefined>;
  /**
   * Replaces the standing of an entry by its certified one, or removes it from the leaderboard if the entry has no rank.
   * Copies of scores that arrive later change nothing.
   */
  certify(of: Pick<ScoreRow, 'tournamentId' | 'entryId'>, certified: ScoreRow | undefined): Promise<void>;
  /**
   * Begins a publication of a leaderboard. Returns the time of the previous one, 0 if there was none, and undefined if it was
   * less than `apartMs` ago; in milliseconds since 1970.
   */
  beginPublication(tournamentId: string, now: number, apartMs: number): Promise<number | undefined>;
  find(tournamentId: string, entryId: string): Promise<ScoreRow | undefined>;
  /** The best standings, best first, or those after the one with this order. May be a moment behind. */
  top(tournamentId: string, limit: number, after?: string): Promise<readonly ScoreRow[]>;
  /** The orders of all standings, best first. May be a moment behind. */
  orders(tournamentId: string): Promise<readonly string[]>;
}

/** The time after which a row about a publication expires. */
const keptSeconds = 24 * 60 * 60;

export interface ScoreStoreNeeds {
  readonly dynamodb: DynamoDBClient;
  readonly scoresTable: string;
}

export function scoreStore({ dynamodb, scoresTable: TableName }: ScoreStoreNeeds): ScoreStore {
  const board = (tournamentId: string) => ({
    TableName,
    IndexName: leaderboardIndex,
    KeyConditionExpression: `${leaderboardIndex}pk = :board`,
    ExpressionAttributeValues: marshall({ ':board': leaderboardPartition(tournamentId) }),
    ScanIndexForward: false,
  });
  return {
    copy: async ({ tournamentId, playerId, version, play: { entryId, state } }) => {
      const row: ScoreRow = {
        ...{ tournamentId, entryId, playerId, score: `${state.score}`, rounds: state.rounds },
        reachedAt: state.reachedAt ?? 0,
        gsi1sk: standingOrder(tournamentId, entryId, state),
      };
      const { gsi1sk, ...values } = row;
      const names = Object.keys(values);
      const update = new UpdateItemCommand({
        TableName,
        Key: marshall(scoreKey(tournamentId, entryId)),
        UpdateExpression: `SET v = :v, gsi1pk = :board, gsi1sk = :order, ${names
          .map((name) => `${name} = :${name}`)
          .join(', ')}`,
        ConditionExpression: 'attribute_not_exists(v) OR v < :v',
        ExpressionAttributeValues: marshall({
          ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
          ':v': version,
          ':board': leaderboardPartition(tournamentId),
          ':order': gsi1sk,
        }),
        ReturnValues: 'UPDATED_OLD',
      });
      try {
        const { Attributes } = await dynamodb.send(update);
        const before = Attributes && unmarshall(Attributes);
        return before?.gsi1sk === gsi1sk && before.rounds === row.rounds ? undefined : row;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return undefined;
        throw error;
      }
    },
    certify: async ({ tournamentId, entryId }, certified) => {
      const { gsi1sk, ...values } = certified ?? {};
      const set = {
        ...(certified && { ...values, gsi1pk: leaderboardPartition(tournamentId), gsi1sk }),
        v: Number.MAX_SAFE_INTEGER,
      };
      await dynamodb.send(
        new UpdateItemCommand({
          TableName,
          Key: marshall(scoreKey(tournamentId, entryId)),
          UpdateExpression: `SET ${Object.keys(set)
            .map((name) => `${name} = :${name}`)
            .join(', ')}${certified ? '' : ' REMOVE gsi1pk, gsi1sk'}`,
          ExpressionAttributeValues: marshall(
            Object.fromEntries(Object.entries(set).map(([name, value]) => [`:${name}`, value])),
          ),
        }),
      );
    },
    beginPublication: async (tournamentId, now, apartMs) => {
      const update = new UpdateItemCommand({
        TableName,
        Key: marshall(publicationKey(tournamentId)),
        UpdateExpression: 'SET publishedAt = :now, expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(publishedAt) OR publishedAt <= :latest',
        ExpressionAttributeValues: marshall({
          ':now': now,
          ':latest': now - apartMs,
          ':end': Math.ceil(now / 1000) + keptSeconds,
        }),
        ReturnValues: 'UPDATED_OLD',
      });
      try {
        const { Attributes } = await dynamodb.send(update);
        return Number(Attributes?.publishedAt?.N ?? 0);
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return undefined;
        throw error;
      }
    },
    find: async (tournamentId, entryId) => {
      const { Items = [] } = await dynamodb.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :entry',
          ExpressionAttributeValues: marshall({ ':entry': scoreKey(tournamentId, entryId).pk }),
        }),
      );
      // Entries that the settlement removed from the leaderboard have no standing.
      return Items[0]?.gsi1sk && parseScore(unmarshall(Items[0]));
    },
    top: async (tournamentId, Limit, after) => {
      const all = board(tournamentId);
      const query =
        after === undefined
          ? all
          : {
              ...all,
              KeyConditionExpression: `${all.KeyConditionExpression} AND ${leaderboardIndex}sk < :after`,
              ExpressionAttributeValues: {
                ...all.ExpressionAttributeValues,
                ...marshall({ ':after': after }),
              },
            };
      const { Items = [] } = await dynamodb.send(new QueryCommand({ ...query, Limit }));
      return Items.map((item) => parseScore(unmarshall(item)));
    },
    orders: async (tournamentId) => {
      const orders: string[] = [];
      const query = { ...board(tournamentId), ProjectionExpression: `${leaderboardIndex}sk` };
      for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query))
        for (const item of Items) orders.push(item[`${leaderboardIndex}sk`]?.S ?? '');
      return orders;
    },
  };
}

import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { array, number, object, parse, string, type InferOutput } from 'valibot';
import { playSessionKey } from '#domain/keys';
import { keptUntil } from '#lambda/stores/play/kept-until';

const schema = object({
  id: string(),
  brandId: string(),
  playerId: string(),
  gameId: string(),
  versionId: string(),
  mathModelHash: string(),
  coin: string(),
  /** Decimals of the coin. */
  decimals: number(),
  /** Minor units, ascending. */
  betLevels: array(string()),
  startedAt: string(),
  /** ISO 8601. A stricter limit that is set later ends the session earlier. */
  endsAt: string(),
});

/** A game session. It ends at its end time or when another session starts. */
export type PlaySessionRow = Readonly<InferOutput<typeof schema>>;

/** The public id of a session, from which all rows of a round can be read at once. */
export const presentSessionId = ({ playerId, id }: Pick<PlaySessionRow, 'playerId' | 'id'>): string =>
  `${playerId}.${id}`;

/** Finds a session by its public id. Sessions of other players are not found. */
export interface NamedSession {
  readonly playerId: string;
  readonly sessionId: string;
}

export function namedSession(presented: string): NamedSession {
  const [playerId = '', sessionId = ''] = presented.split('.');
  return { playerId, sessionId };
}

export const parsePlaySession = (row: unknown): PlaySessionRow => parse(schema, row);

export function playSessionPut(TableName: string, session: PlaySessionRow): TransactWriteItem {
  const { brandId, playerId, id, endsAt } = session;
  return {
    Put: {
      TableName,
      Item: marshall({ ...session, expiresAt: keptUntil(endsAt), ...playSessionKey(brandId, playerId, id) }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

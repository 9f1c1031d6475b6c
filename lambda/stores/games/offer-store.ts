import { QueryCommand, type QueryCommandInput, type TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { looseObject, parse, string, type InferOutput } from 'valibot';
import {
  cataloguePartition,
  catalogueSort,
  companyGameSort,
  companyGamesPartition,
  companyKey,
  gameKey,
  indexes,
} from '#domain/keys';
import { parseGame, type GameRow } from '#lambda/stores/games/game-row';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';

const companySchema = looseObject({ id: string(), name: string(), status: string() });

/** The fields of a company that its games contain. */
export type OfferingCompany = Pick<InferOutput<typeof companySchema>, 'id' | 'name' | 'status'>;

/** The new state of a game's offer. */
export interface Offer {
  readonly offered: boolean;
  readonly companyName: string;
}

/** Stores whether games are offered, and their company's name; both depend on the company. */
export interface OfferStore {
  company(id: string): Promise<OfferingCompany | undefined>;
  game(id: string): Promise<GameRow | undefined>;
  gameIds(companyId: string): AsyncIterable<string>;
  /** Returns false, and writes nothing, if the company or the game has changed. */
  settle(game: GameRow, company: OfferingCompany | undefined, offer: Offer): Promise<boolean>;
}

export function offerStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): OfferStore {
  const { dynamodb, mainTable: TableName } = needs;
  return {
    company: (id) => readRow(needs, companyKey(id), parseCompany),
    game: (id) => readRow(needs, gameKey(id), parseGame),
    async *gameIds(companyId) {
      let ExclusiveStartKey: QueryCommandInput['ExclusiveStartKey'];
      do {
        const page = await dynamodb.send(
          new QueryCommand({
            TableName,
            IndexName: indexes.byOwner,
            KeyConditionExpression: `${indexes.byOwner}pk = :company AND begins_with(${indexes.byOwner}sk, :game)`,
            ExpressionAttributeValues: marshall({
              ':company': companyGamesPartition(companyId),
              ':game': companyGameSort(''),
            }),
            ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}),
          }),
        );
        for (const row of page.Items ?? []) yield parse(looseObject({ id: string() }), unmarshall(row)).id;
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey);
    },
    settle: async (game, company, offer) => {
      const failed = await transact(dynamodb, [
        companyIsAsSeen(TableName, game.companyId, company),
        offerUpdate(TableName, game, offer),
      ]);
      return failed.length === 0;
    },
  };
}

function companyIsAsSeen(
  TableName: string,
  id: string,
  company: OfferingCompany | undefined,
): TransactWriteItem {
  const at = { TableName, Key: marshall(companyKey(id)) };
  if (!company) return { ConditionCheck: { ...at, ConditionExpression: 'attribute_not_exists(pk)' } };
  return {
    ConditionCheck: {
      ...at,
      ConditionExpression: '#status = :status AND #name = :name',
      ExpressionAttributeNames: { '#status': 'status', '#name': 'name' },
      ExpressionAttributeValues: marshall({ ':status': company.status, ':name': company.name }),
    },
  };
}

/** A game is in the index of the catalogue while it is offered. Publishing another version changes its position. */
function offerUpdate(TableName: string, game: GameRow, { offered, companyName }: Offer): TransactWriteItem {
  const [pk, sk] = [`${indexes.review}pk`, `${indexes.review}sk`];
  const live = offered ? game.live : undefined;
  const { featuredAt } = game;
  const set = 'SET offered = :offered, companyName = :name';
  const seen = '#status = :status AND offered = :seen';
  const asFeatured = featuredAt
    ? 'featuredAt = :featured'
    : '(attribute_not_exists(featuredAt) OR featuredAt = :featured)';
  return {
    Update: {
      TableName,
      Key: marshall(gameKey(game.id)),
      UpdateExpression: live ? `${set}, ${pk} = :catalogue, ${sk} = :since` : `${set} REMOVE ${pk}, ${sk}`,
      ConditionExpression: live ? `${seen} AND #live.publishedAt = :published AND ${asFeatured}` : seen,
      ExpressionAttributeNames: { '#status': 'status', ...(live ? { '#live': 'live' } : {}) },
      ExpressionAttributeValues: marshall({
        ':offered': offered,
        ':name': companyName,
        ':status': game.status,
        ':seen': game.offered,
        ...(live
          ? {
              ':catalogue': cataloguePartition,
              ':since': catalogueSort(live.publishedAt, game.id, featuredAt),
              ':featured': featuredAt,
              ':published': live.publishedAt,
            }
          : {}),
      }),
    },
  };
}

const parseCompany = (row: unknown): OfferingCompany => parse(companySchema, row);

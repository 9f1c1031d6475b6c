import { paginateQuery, type TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { SeamlessRound } from '@novalink/wallet-contract/rounds';
import {
  attentionPartition,
  dueRoundLanes,
  dueRoundsPartition,
  playIndexes,
  seamlessRoundKey,
} from '#domain/keys';
import {
  parseSeamlessRound,
  seamlessRoundItem,
  type SeamlessRoundRow,
} from '#lambda/stores/play/seamless-round-row';
import { readPlayRow } from '#lambda/stores/read-row';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';

/** Rounds whose coins are in the wallets of operators. */
export interface SeamlessRoundStore {
  read(id: string): Promise<SeamlessRoundRow | undefined>;
  /** For a transaction: a new row. */
  insert(round: SeamlessRoundRow): TransactWriteItem;
  /** For a transaction: replaces the row if it still has the version of `before`. */
  put(round: SeamlessRoundRow, before: Pick<SeamlessRound, 'version'>): TransactWriteItem;
  /** Writes all or nothing. Returns the positions of failed conditions. */
  write(items: readonly TransactWriteItem[]): Promise<readonly number[]>;
  /** Rounds that somebody has to continue by this time, longest due first in each part of the list. */
  due(time: Date): AsyncIterable<SeamlessRoundRow>;
  /** Rounds of a casino that need a person, oldest first. */
  needingAttention(casinoId: string): AsyncIterable<SeamlessRoundRow>;
}

export function seamlessRoundStore(needs: PlayStoreNeeds): SeamlessRoundStore {
  const { dynamodb, playTable: TableName } = needs;
  const listed = async function* (partition: string, until: string) {
    const pages = paginateQuery(
      { client: dynamodb },
      {
        TableName,
        IndexName: playIndexes.open,
        KeyConditionExpression: `${playIndexes.open}pk = :partition AND ${playIndexes.open}sk <= :until`,
        ExpressionAttributeValues: marshall({ ':partition': partition, ':until': until }),
      },
    );
    for await (const { Items = [] } of pages)
      for (const item of Items) yield parseSeamlessRound(unmarshall(item));
  };
  return {
    read: (id) => readPlayRow(needs, seamlessRoundKey(id), parseSeamlessRound),
    insert: (round) => ({
      Put: {
        TableName,
        Item: seamlessRoundItem(round),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    }),
    put: (round, before) => ({
      Put: {
        TableName,
        Item: seamlessRoundItem(round),
        ConditionExpression: '#version = :before',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: marshall({ ':before': before.version }),
      },
    }),
    write: (items) => transact(dynamodb, items),
    due: async function* (time) {
      for (let lane = 0; lane < dueRoundLanes; lane += 1)
        yield* listed(dueRoundsPartition(lane), `${time.toISOString()}~`);
    },
    needingAttention: (casinoId) => listed(attentionPartition(casinoId), '~'),
  };
}

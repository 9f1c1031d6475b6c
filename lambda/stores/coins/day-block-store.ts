import {
  ConditionalCheckFailedException,
  paginateQuery,
  PutItemCommand,
  QueryCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { instance, number, object, parse } from 'valibot';
import { dayBlocksPartition, dayBlockSort } from '#domain/keys';
import type { DayBlock, DayLane } from '@novalink/ledger/day';

/** The hash chains of a day's movements, in blocks. Blocks are never changed or deleted. */
export interface DayBlockStore {
  last(lane: DayLane): Promise<DayBlock | undefined>;
  /** All blocks of a lane, in order. */
  every(lane: DayLane): AsyncIterable<DayBlock>;
  /** Returns false if there is already a block with this number. */
  append(lane: DayLane, block: DayBlock): Promise<boolean>;
}

export interface DayBlockStoreNeeds {
  readonly dynamodb: DynamoDBClient;
  readonly journalTable: string;
}

export function dayBlockStore({ dynamodb, journalTable: TableName }: DayBlockStoreNeeds): DayBlockStore {
  return {
    last: async ({ brandId, day, lane }) => {
      const { Items = [] } = await dynamodb.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :lane',
          ExpressionAttributeValues: marshall({ ':lane': dayBlocksPartition(brandId, day, lane) }),
          ScanIndexForward: false,
          ConsistentRead: true,
          Limit: 1,
        }),
      );
      return Items[0] && parseBlock(unmarshall(Items[0]));
    },
    async *every({ brandId, day, lane }) {
      const pages = paginateQuery(
        { client: dynamodb },
        {
          TableName,
          KeyConditionExpression: 'pk = :lane',
          ExpressionAttributeValues: marshall({ ':lane': dayBlocksPartition(brandId, day, lane) }),
          ConsistentRead: true,
        },
      );
      for await (const { Items = [] } of pages) for (const item of Items) yield parseBlock(unmarshall(item));
    },
    append: async ({ brandId, day, lane }, block) => {
      const key = { pk: dayBlocksPartition(brandId, day, lane), sk: dayBlockSort(block.seq) };
      try {
        await dynamodb.send(
          new PutItemCommand({
            TableName,
            Item: marshall({ ...key, ...blockRow(block) }),
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        );
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      }
    },
  };
}

const rowSchema = object({
  seq: number(),
  prevHash: instance(Uint8Array),
  entries: instance(Uint8Array),
  hash: instance(Uint8Array),
});

const digestBytes = 32;

/** Stores hashes as bytes, which take half the size of hex. */
const blockRow = ({ seq, prevHash, entries, hash }: DayBlock) => ({
  seq,
  prevHash: Buffer.from(prevHash, 'hex'),
  entries: Buffer.from(entries.map(({ keyHash, entryHash }) => keyHash + entryHash).join(''), 'hex'),
  hash: Buffer.from(hash, 'hex'),
});

/** Parses a row of the journal. */
export function parseBlock(row: unknown): DayBlock {
  const { seq, prevHash, entries, hash } = parse(rowSchema, row);
  const bytes = Buffer.from(entries);
  const digestAt = (from: number) => bytes.subarray(from, from + digestBytes).toString('hex');
  const digests = Array.from({ length: bytes.length / (2 * digestBytes) }, (_, place) => ({
    keyHash: digestAt(place * 2 * digestBytes),
    entryHash: digestAt((place * 2 + 1) * digestBytes),
  }));
  const hex = (hashed: Uint8Array) => Buffer.from(hashed).toString('hex');
  return { seq, prevHash: hex(prevHash), entries: digests, hash: hex(hash) };
}

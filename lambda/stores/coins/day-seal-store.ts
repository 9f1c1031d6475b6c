import { GetItemCommand, paginateQuery, QueryCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import {
  array,
  bigint,
  number,
  object,
  parse,
  picklist,
  pipe,
  regex,
  safeInteger,
  string,
  transform,
  union,
} from 'valibot';
import { sealedDayKey, sealKey, sealsPartition, sealTimeKeys } from '#domain/keys';
import type { DaySeal } from '@novalink/ledger/day';
import { movementKinds, movementPurses, type Row } from '#lambda/stores/coins/ledger-rows';
import { transact } from '#lambda/stores/transact';

/** The seals of brands' days. Seals are never changed or deleted. */
export interface DaySealStore {
  /** The brand's latest seal. */
  last(brandId: string): Promise<DaySeal | undefined>;
  /** The latest day that has a seal. */
  latestDay(brandId: string): Promise<string | undefined>;
  /** The seals of a day, part 1 first. */
  ofDay(brandId: string, day: string): Promise<readonly DaySeal[]>;
  /** All seals of a brand, ordered by `seq`. */
  every(brandId: string): AsyncIterable<DaySeal>;
  /** Returns false, and writes nothing, if there is already a seal with this number or for this part of the day. */
  append(seal: DaySeal): Promise<boolean>;
}

export interface DaySealStoreNeeds {
  readonly dynamodb: DynamoDBClient;
  readonly auditTable: string;
}

export function daySealStore({ dynamodb, auditTable: TableName }: DaySealStoreNeeds): DaySealStore {
  const allOf = (brandId: string) => ({
    TableName,
    KeyConditionExpression: 'pk = :seals',
    ExpressionAttributeValues: marshall({ ':seals': sealsPartition(brandId) }),
    ConsistentRead: true,
  });
  const read = async (brandId: string, seq: number): Promise<readonly DaySeal[]> => {
    const Key = marshall(sealKey(brandId, seq));
    const { Item } = await dynamodb.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }));
    return Item ? [parseSeal(Item)] : [];
  };
  return {
    last: async (brandId) => {
      const newest = new QueryCommand({ ...allOf(brandId), ScanIndexForward: false, Limit: 1 });
      const [row] = (await dynamodb.send(newest)).Items ?? [];
      return row && parseSeal(row);
    },
    latestDay: async (brandId) => {
      const { pk } = sealedDayKey(brandId, '', 0);
      const { Items = [] } = await dynamodb.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :days',
          ExpressionAttributeValues: marshall({ ':days': pk }),
          ScanIndexForward: false,
          ConsistentRead: true,
          Limit: 1,
        }),
      );
      return Items[0] && parse(placeSchema, unmarshall(Items[0])).day;
    },
    ofDay: async (brandId, day) => {
      const { pk } = sealedDayKey(brandId, day, 0);
      const { Items = [] } = await dynamodb.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :days AND begins_with(sk, :day)',
          ExpressionAttributeValues: marshall({ ':days': pk, ':day': `${day}#` }),
          ConsistentRead: true,
        }),
      );
      const numbers = Items.map((item) => parse(placeSchema, unmarshall(item)).seq);
      return (await Promise.all(numbers.map((seq) => read(brandId, seq)))).flat();
    },
    async *every(brandId) {
      for await (const { Items = [] } of paginateQuery({ client: dynamodb }, allOf(brandId)))
        yield* Items.map(parseSeal);
    },
    append: async (seal) => {
      const putNew = (row: Readonly<Record<string, unknown>>) => ({
        Put: { TableName, Item: marshall(row), ConditionExpression: 'attribute_not_exists(pk)' },
      });
      const { brandId, day, part, seq } = seal;
      const failed = await transact(dynamodb, [
        putNew({ ...sealKey(brandId, seq), ...sealTimeKeys(seal.sealedAt, brandId, seq), ...seal }),
        putNew({ ...sealedDayKey(brandId, day, part), day, seq }),
      ]);
      return failed.length === 0;
    },
  };
}

const placeSchema = object({ day: string(), seq: number() });
/** Numbers are `bigint`s in rows; amounts are digit strings in JSON. */
const whole = pipe(union([number(), bigint()]), transform(Number), safeInteger());
const amount = pipe(
  union([bigint(), pipe(string(), regex(/^-?\d+$/))]),
  transform((digits) => BigInt(digits)),
);
const sealSchema = object({
  brandId: string(),
  day: string(),
  part: whole,
  seq: whole,
  prevHash: string(),
  count: whole,
  declined: whole,
  sums: array(
    object({
      coin: string(),
      purse: picklist(movementPurses),
      kind: picklist(movementKinds),
      count: whole,
      amount,
    }),
  ),
  root: string(),
  heads: array(object({ lane: whole, seq: whole, hash: string() })),
  sealedAt: string(),
  hash: string(),
});

/** Parses the text that `sealText` creates. */
export const sealOfText = (text: string): DaySeal => parse(sealSchema, JSON.parse(text));

/** Parses a row of the audit table. */
export const parseSeal = (row: Row): DaySeal =>
  parse(sealSchema, unmarshall({ ...row }, { wrapNumbers: BigInt }));

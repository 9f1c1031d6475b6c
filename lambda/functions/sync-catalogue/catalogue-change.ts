import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { looseObject, nullish, parse, string } from 'valibot';
import { companyKey, gameKey } from '#domain/keys';

/** The company whose games have to be updated. */
export interface CatalogueChange {
  readonly kind: 'COMPANY' | 'GAME';
  readonly id: string;
}

const companySort = companyKey('').sk;
const gameSort = gameKey('').sk;
const rowSchema = looseObject({
  id: string(),
  sk: string(),
  kind: nullish(string()),
  status: string(),
  name: nullish(string()),
});

/** The change in a record of the Main stream; undefined if it affects no game. */
export function catalogueChange({ dynamodb }: DynamoDBRecord): CatalogueChange | undefined {
  const [before, after] = [rowOf(dynamodb?.OldImage), rowOf(dynamodb?.NewImage)];
  const row = after ?? before;
  if (!row) throw new Error('The stream record is incomplete.');
  if (row.sk === gameSort) {
    // The company may have been renamed or suspended while one of its games was written.
    const isConcerned = after && (!before || after.status === 'LIVE');
    return isConcerned ? { kind: 'GAME', id: row.id } : undefined;
  }
  if (row.sk !== companySort || row.kind !== 'PROVIDER' || !before) return undefined;
  const isSame = after?.status === before.status && after.name === before.name;
  return isSame ? undefined : { kind: 'COMPANY', id: row.id };
}

// Events of Lambda contain the same JSON as the SDK returns, except for binary values. These rows have none.
const rowOf = (image: NonNullable<DynamoDBRecord['dynamodb']>['NewImage']) =>
  image && parse(rowSchema, unmarshall(image as Record<string, AttributeValue>));

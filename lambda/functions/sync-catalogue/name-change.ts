import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Searchable } from '#domain/search/search-entries';
import { parseSearchable } from '#lambda/stores/search/searchable-row';

/** A change of a searchable name, as a record of the Main stream describes it. */
export interface NameChange {
  readonly before: Searchable | undefined;
  readonly after: Searchable | undefined;
}

export const nameChange = ({ dynamodb }: DynamoDBRecord): NameChange => ({
  before: searchableOf(dynamodb?.OldImage),
  after: searchableOf(dynamodb?.NewImage),
});

const searchableOf = (image: NonNullable<DynamoDBRecord['dynamodb']>['NewImage']) =>
  image && parseSearchable(unmarshall(image as Record<string, AttributeValue>));

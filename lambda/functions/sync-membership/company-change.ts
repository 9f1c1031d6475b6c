import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { parseCompanyMembership, type CompanyMembership } from '#lambda/stores/companies/company-membership';

export interface CompanyChange {
  /** For a deleted row, its last state. */
  readonly company: CompanyMembership;
  readonly removed: boolean;
  /** The id of the stream record. A repeated delivery has the same id. */
  readonly eventId: string;
  /** The end of the second that the stream record states, because the cause of the change was earlier. */
  readonly at: Date;
}

/** The company change in a record of the Main stream. */
export function companyChange({ eventID, eventName, dynamodb }: DynamoDBRecord): CompanyChange {
  const removed = eventName === 'REMOVE';
  const image = removed ? dynamodb?.OldImage : dynamodb?.NewImage;
  const createdAt = dynamodb?.ApproximateCreationDateTime;
  if (!image || eventID === undefined || createdAt === undefined)
    throw new Error('The stream record is incomplete.');
  // Events of Lambda contain the same JSON as the SDK returns, except for binary values. A company has none.
  const company = parseCompanyMembership(unmarshall(image as Record<string, AttributeValue>));
  return { company, removed, eventId: eventID, at: new Date(createdAt * 1000 + 999) };
}

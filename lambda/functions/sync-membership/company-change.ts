import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { parseCompanyMembership, type CompanyMembership } from '#lambda/stores/companies/company-membership';

export interface CompanyChange {
  /** As the row last was, when it is gone. */
  readonly company: CompanyMembership;
  readonly removed: boolean;
  /** Names the record; the same again when it is delivered again. */
  readonly eventId: string;
  /** The end of the second that the stream names: what caused the change came before. */
  readonly at: Date;
}

/** The company change in a record of the Main stream. */
export function companyChange({ eventID, eventName, dynamodb }: DynamoDBRecord): CompanyChange {
  const removed = eventName === 'REMOVE';
  const image = removed ? dynamodb?.OldImage : dynamodb?.NewImage;
  const createdAt = dynamodb?.ApproximateCreationDateTime;
  if (!image || eventID === undefined || createdAt === undefined)
    throw new Error('The stream record is incomplete.');
  // Lambda's events carry the same JSON as the SDK, binary values apart; a company has none.
  const company = parseCompanyMembership(unmarshall(image as Record<string, AttributeValue>));
  return { company, removed, eventId: eventID, at: new Date(createdAt * 1000 + 999) };
}

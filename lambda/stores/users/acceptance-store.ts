import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { acceptanceKey, indexes, peoplePartition, personSort } from '#domain/keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** The terms and the policy that a user accepted at sign-up, and when. */
export interface Acceptance {
  readonly sub: string;
  readonly termsVersion: string;
  readonly policyVersion: string;
  /** ISO 8601, server time. */
  readonly acceptedAt: string;
}

export interface AcceptanceStore {
  record(acceptance: Acceptance): Promise<void>;
}

export function acceptanceStore({
  dynamodb,
  mainTable,
}: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): AcceptanceStore {
  return {
    record: async (acceptance) => {
      const { sub, termsVersion, acceptedAt } = acceptance;
      const keys = {
        ...acceptanceKey(sub, termsVersion),
        [`${indexes.byStatus}pk`]: peoplePartition,
        [`${indexes.byStatus}sk`]: personSort(acceptedAt, sub),
      };
      await dynamodb.send(
        new PutItemCommand({ TableName: mainTable, Item: marshall({ ...keys, ...acceptance }) }),
      );
    },
  };
}

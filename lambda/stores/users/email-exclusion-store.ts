import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { emailExclusionKey, exclusionKey } from '#domain/keys';
import { parseUntil } from '#lambda/stores/play/play-facts-rows';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** Exclusions from all brands by the hash of an e-mail address. They remain after the account is deleted. */
export interface EmailExclusionStore {
  /** End of the exclusion in ISO 8601; it can be in the past. */
  until(hash: string): Promise<string | undefined>;
  /** Excludes a user from all brands before they can use the account. */
  carryTo(sub: string, until: string): Promise<void>;
}

export function emailExclusionStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): EmailExclusionStore {
  return {
    until: (hash) => readRow(needs, emailExclusionKey(hash), parseUntil),
    carryTo: async (sub, until) => {
      const Item = marshall({ ...exclusionKey(sub), until });
      await needs.dynamodb.send(new PutItemCommand({ TableName: needs.mainTable, Item }));
    },
  };
}

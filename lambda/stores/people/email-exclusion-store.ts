import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { emailExclusionKey, exclusionKey } from '#domain/keys';
import { parseUntil } from '#lambda/stores/play/play-facts-rows';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** Exclusions from every brand by the hash of an e-mail address: they outlast the account. */
export interface EmailExclusionStore {
  /** Until when, ISO 8601; it may be over. */
  until(hash: string): Promise<string | undefined>;
  /** Excludes the person from every brand, before they can do anything. */
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

import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { object, parse, string } from 'valibot';
import { carriedExclusionKey, emailBrandExclusionKey, emailExclusionKey, exclusionKey } from '#domain/keys';
import { parseUntil } from '#lambda/stores/play/play-facts-rows';
import { readRow } from '#lambda/stores/read-row';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** An exclusion that is kept under the hash of an e-mail address. */
export interface EmailExclusion {
  /** Undefined for an exclusion from all brands. */
  readonly brandId: string | undefined;
  /** ISO 8601; it can be in the past. */
  readonly until: string;
}

/** Exclusions by the hash of an e-mail address. They remain after the account is deleted. */
export interface EmailExclusionStore {
  /** End of an exclusion in ISO 8601; it can be in the past. */
  until(hash: string, brandId: string | undefined): Promise<string | undefined>;
  /** All exclusions of an address. */
  of(hash: string): Promise<readonly EmailExclusion[]>;
  /** Excludes a user before they can use the account. */
  carryTo(sub: string, exclusion: EmailExclusion): Promise<void>;
}

const schema = object({ sk: string(), until: string() });

/** The key of an exclusion under the hash of an e-mail address. */
export const keyOfEmailExclusion = (hash: string, brandId: string | undefined) =>
  brandId === undefined ? emailExclusionKey(hash) : emailBrandExclusionKey(hash, brandId);

export function emailExclusionStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): EmailExclusionStore {
  const brandStart = emailBrandExclusionKey('', '').sk;
  return {
    until: (hash, brandId) => readRow(needs, keyOfEmailExclusion(hash, brandId), parseUntil),
    of: async (hash) => {
      const rows = await rowsOfPartition(needs, {
        table: needs.mainTable,
        partition: emailExclusionKey(hash).pk,
      });
      return rows.map((row) => {
        const { sk, until } = parse(schema, row);
        return { brandId: sk.startsWith(brandStart) ? sk.slice(brandStart.length) : undefined, until };
      });
    },
    carryTo: async (sub, { brandId, until }) => {
      const key = brandId === undefined ? exclusionKey(sub) : carriedExclusionKey(sub, brandId);
      await needs.dynamodb.send(
        new PutItemCommand({ TableName: needs.mainTable, Item: marshall({ ...key, until }) }),
      );
    },
  };
}

import { marshall } from '@aws-sdk/util-dynamodb';
import { looseObject, number, optional, parse, picklist, string, type InferOutput } from 'valibot';
import { fileKey } from '#domain/keys';
import type { UploadError } from '#domain/uploads';
import { auditPut, type AuditEntry } from '#lambda/stores/audit/audit-row';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';
import { quotaGivenBack, quotaTaken } from '#lambda/stores/files/upload-quota';

const schema = looseObject({
  key: string(),
  state: picklist(['CHECKED', 'REFUSED', 'UNCHECKED']),
  /** The S3 version id of the checked bytes. */
  versionId: string(),
  /** Size of an accepted file, in bytes. */
  bytes: optional(number()),
  /** The company that uses it in its compliance profile. */
  claimedBy: optional(string()),
});

export type FileRow = InferOutput<typeof schema>;

interface Judged {
  readonly key: string;
  readonly versionId: string;
  readonly kind: 'IMAGE' | 'DOCUMENT';
  /** ISO 8601. */
  readonly checkedAt: string;
}

export interface PassedFile extends Judged {
  readonly mime: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly width?: number;
  readonly height?: number;
  /** The uploader's file name, for display. */
  readonly fileName: string | undefined;
}

export interface RefusedFile extends Judged {
  readonly reason: UploadError;
}

/** Results of upload checks. The first accepted file of a key is permanent. */
export interface FileStore {
  read(key: string): Promise<FileRow | undefined>;
  /**
   * Counts the file once for its folder. Returns undefined, or the reason why the file cannot be kept; then
   * nothing is written.
   */
  passed(file: PassedFile, folder: string): Promise<'wrong-key' | 'too-many-files' | undefined>;
  /** Stores the rejection for a week, and an audit event once. */
  refused(file: RefusedFile, audit: AuditEntry): Promise<void>;
  /** Keeps only the used key of a removed file, and releases its quota. A claimed file is not changed. */
  gone(file: FileRow, folder: string, removedAt: string): Promise<void>;
}

const refusedForSeconds = 7 * 24 * 60 * 60;
const unused = {
  ConditionExpression: 'attribute_not_exists(pk) OR #state = :refused',
  ExpressionAttributeNames: { '#state': 'state' },
  ExpressionAttributeValues: marshall({ ':refused': 'REFUSED' }),
};

export function fileStore(needs: StoreNeeds): FileStore {
  const { dynamodb, mainTable: TableName, auditTable } = needs;
  const read = (key: string) => readRow(needs, fileKey(key), (row) => parse(schema, row));
  return {
    read,
    passed: async (file, folder) => {
      const Item = marshall(
        { ...fileKey(file.key), ...file, state: 'CHECKED' },
        { removeUndefinedValues: true },
      );
      const failed = await transact(dynamodb, [
        { Put: { TableName, Item, ...unused } },
        quotaTaken(TableName, folder, file.bytes),
      ]);
      if (failed.length === 0) return undefined;
      if (!failed.includes(0)) return 'too-many-files';
      return (await read(file.key))?.versionId === file.versionId ? undefined : 'wrong-key';
    },
    refused: async (file, audit) => {
      const expiresAt = Math.floor(Date.parse(file.checkedAt) / 1000) + refusedForSeconds;
      const Item = marshall({ ...fileKey(file.key), ...file, state: 'REFUSED', expiresAt });
      const event = auditPut(auditTable, audit);
      const [failed] = await transact(dynamodb, [event, { Put: { TableName, Item, ...unused } }]);
      // If the event exists, the rejection was already recorded. If the key has another file, its row stays valid for
      // that file.
      if (failed === 1) await transact(dynamodb, [event]);
    },
    gone: async ({ key, versionId, bytes = 0 }, folder, removedAt) => {
      const Item = marshall({ ...fileKey(key), key, versionId, state: 'UNCHECKED', removedAt });
      const Put = {
        TableName,
        Item,
        ConditionExpression: '#state = :checked AND versionId = :version AND attribute_not_exists(claimedBy)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: marshall({ ':checked': 'CHECKED', ':version': versionId }),
      };
      await transact(dynamodb, [{ Put }, quotaGivenBack(TableName, folder, bytes)]);
    },
  };
}

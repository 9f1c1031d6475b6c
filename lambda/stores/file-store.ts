import { ConditionalCheckFailedException, DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { looseObject, optional, parse, picklist, string, type InferOutput } from 'valibot';
import { fileKey } from '#domain/keys';
import type { UploadFault } from '#domain/uploads';
import { auditPut, type AuditEntry } from '#lambda/stores/audit-row';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';

const schema = looseObject({
  key: string(),
  state: picklist(['CHECKED', 'REFUSED']),
  /** S3's, of the bytes that were looked at. */
  versionId: optional(string()),
  /** The company that named it in its compliance profile. */
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
  /** Hex. */
  readonly sha256: string;
  readonly width?: number;
  readonly height?: number;
}

export interface RefusedFile extends Judged {
  readonly reason: UploadFault;
}

/** What the upload check found out. A file that is claimed stays as it was when it was. */
export interface FileStore {
  read(key: string): Promise<FileRow | undefined>;
  /** False when the key is claimed with other bytes, and nothing was written. */
  passed(file: PassedFile): Promise<boolean>;
  /** Kept for a week beside an audit event, which is kept once. */
  refused(file: RefusedFile, audit: AuditEntry): Promise<void>;
  /** Unless the row has changed. */
  forget(row: FileRow): Promise<void>;
}

const refusedForSeconds = 7 * 24 * 60 * 60;
const unclaimed = 'attribute_not_exists(claimedBy)';

export function fileStore(needs: StoreNeeds): FileStore {
  const { dynamodb, mainTable: TableName, auditTable } = needs;
  const read = (key: string) => readRow(needs, fileKey(key), (row) => parse(schema, row));
  return {
    read,
    passed: async (file) => {
      const Item = marshall(
        { ...fileKey(file.key), ...file, state: 'CHECKED' },
        { removeUndefinedValues: true },
      );
      const isWritten = await holds(
        dynamodb.send(new PutItemCommand({ TableName, Item, ConditionExpression: unclaimed })),
      );
      return isWritten || (await read(file.key))?.versionId === file.versionId;
    },
    refused: async (file, audit) => {
      const expiresAt = Math.floor(Date.parse(file.checkedAt) / 1000) + refusedForSeconds;
      const Item = marshall({ ...fileKey(file.key), ...file, state: 'REFUSED', expiresAt });
      const row = { Put: { TableName, Item, ConditionExpression: unclaimed } };
      const event = auditPut(auditTable, audit);
      const [failed] = await transact(dynamodb, [event, row]);
      // The event is there: this was told before. The row is claimed: what it says stays true of the bytes it names.
      if (failed === 1) await transact(dynamodb, [event]);
    },
    forget: async ({ key, versionId }) => {
      const same = versionId === undefined ? 'attribute_not_exists(versionId)' : 'versionId = :version';
      await holds(
        dynamodb.send(
          new DeleteItemCommand({
            TableName,
            Key: marshall(fileKey(key)),
            ConditionExpression: `${unclaimed} AND ${same}`,
            ...(versionId === undefined
              ? {}
              : { ExpressionAttributeValues: marshall({ ':version': versionId }) }),
          }),
        ),
      );
    },
  };
}

/** Whether the condition of a write held. */
async function holds(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (fault) {
    if (fault instanceof ConditionalCheckFailedException) return false;
    throw fault;
  }
}

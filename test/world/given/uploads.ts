import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { auditPartition, fileKey } from '#domain/keys';
import { documentPrefix, imagePrefix } from '#domain/uploads';
import { checkUpload } from '#lambda/functions/check-uploads/check-upload';
import type { UploadChange, Upload } from '#lambda/functions/check-uploads/upload-change';
import type { Uploads } from '#lambda/functions/check-uploads/uploads';
import { fileStore } from '#lambda/stores/files/file-store';
import { ulid } from '#lambda/runtime/ulid';
import type { ProductTables } from './product-tables';

export const identityId = 'eu-west-1:0b9d2b1e-8f0f-4f5c-9f57-3b1f6a9f3f10';
export const sub = '5f2c1d1e-8f0f-4f5c-9f57-3b1f6a9f3f10';
const now = new Date('2026-11-21T10:00:05.000Z');

/** A key of a bucket with its versions (the last one is current), and the check of its uploads. */
export function givenUploads(tables: ProductTables, prefix: string = imagePrefix, extension = 'png') {
  const folders: Readonly<Record<string, string>> = {
    [imagePrefix]: `${identityId}/`,
    [documentPrefix]: `${identityId}/${sub}/`,
  };
  const key = `${prefix}${folders[prefix] ?? ''}${ulid(now)}.${extension}`;
  const versions: { versionId: string; body: Buffer | undefined; type: string }[] = [];
  let fileName: string | undefined;
  const readable: string[] = [];
  let made = 0;
  const uploads: Uploads = {
    current: () => {
      const { versionId, body, type } = versions.at(-1) ?? {};
      if (versionId === undefined || body === undefined || type === undefined)
        return Promise.resolve(undefined);
      return Promise.resolve({
        versionId,
        bytes: body.length,
        contentType: type,
        ...(fileName !== undefined && { fileName }),
      });
    },
    read: ({ versionId }) => {
      const body = versions.find((each) => each.versionId === versionId)?.body;
      return body ? Promise.resolve(body) : Promise.reject(new Error('There is no such version.'));
    },
    letRead: ({ versionId }) => {
      readable.push(versionId);
      return Promise.resolve();
    },
    remove: ({ versionId }: Upload) => {
      const at = versions.findIndex((each) => each.versionId === versionId);
      if (at >= 0) versions.splice(at, 1);
      return Promise.resolve();
    },
  };
  const check = checkUpload({ uploads, files: fileStore(tables), clock: () => now });
  const change = (versionId: string, isRemoval: boolean): UploadChange => ({
    bucket: 'files',
    key,
    versionId,
    isRemoval,
    at: '2026-11-21T10:00:00.000Z',
    requestId: versionId,
  });
  const add = (body: Buffer | undefined, type = 'image/png') => {
    made += 1;
    const versionId = `version-${made}`;
    versions.push({ versionId, body, type });
    return change(versionId, body === undefined);
  };
  const rowsOf = async (table: 'Main' | 'Audit', pk: string) =>
    (await tables.rows(table)).filter((row) => row.pk === pk);
  return {
    key,
    readable,
    versions,
    check,
    put: add,
    nameFile: (name: string) => {
      fileName = name;
    },
    remove: () => add(undefined),
    row: async () => (await rowsOf('Main', fileKey(key).pk))[0],
    events: () => rowsOf('Audit', auditPartition('FILE', key)),
    claim: () =>
      tables.dynamodb.send(
        new UpdateItemCommand({
          TableName: tables.mainTable,
          Key: marshall(fileKey(key)),
          UpdateExpression: 'SET claimedBy = :company',
          ExpressionAttributeValues: marshall({ ':company': 'a-company' }),
        }),
      ),
  };
}

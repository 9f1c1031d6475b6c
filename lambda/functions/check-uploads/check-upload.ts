import { createHash } from 'node:crypto';
import type { UploadError } from '#domain/uploads';
import { ulidOf } from '#domain/ulid';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { FileStore } from '#lambda/stores/files/file-store';
import type { Clock } from '#lambda/runtime/clock';
import type { UploadChange } from '#lambda/functions/check-uploads/upload-change';
import { judgeUpload } from '#lambda/functions/check-uploads/judge-upload';
import { folderOf, kindOf } from '#lambda/functions/check-uploads/upload-kind';
import type { Uploads } from '#lambda/functions/check-uploads/uploads';

interface Needs {
  readonly uploads: Uploads;
  readonly files: FileStore;
  readonly clock: Clock;
}

/**
 * Updates the row of a file from the object that is now at its key. S3 events can be late, duplicate and out
 * of order, so only their key is used.
 */
export const checkUpload = (needs: Needs) => async (change: UploadChange) => {
  const { uploads, files, clock } = needs;
  const { key, versionId } = change;
  const found = await uploads.current(change);
  if (!found) await noteGone(needs, key);
  if (found?.versionId !== versionId) return removeHidden(needs, change, found !== undefined);
  if (await isUsed(files, change)) return refuse(needs, change, 'wrong-key');
  const judged = await judgeUpload(key, found, () => uploads.read(change));
  if (typeof judged === 'string') return refuse(needs, change, judged);
  await uploads.letRead(change);
  const { bytes, fileName } = found;
  const file = { ...judged, key, versionId, kind: kindOf(key).name, bytes, fileName };
  const fault = await files.passed({ ...file, checkedAt: clock().toISOString() }, folderOf(kindOf(key), key));
  if (fault) return refuse(needs, change, fault);
  // The file may have been removed before its row was written.
  if (!(await uploads.current(change))) await noteGone(needs, key);
};

/**
 * A key belongs to one file, also after that file is removed. Otherwise a reviewed image could be replaced by
 * another.
 */
async function isUsed(files: FileStore, { key, versionId }: UploadChange): Promise<boolean> {
  const row = await files.read(key);
  return row !== undefined && row.state !== 'REFUSED' && row.versionId !== versionId;
}

/** Reports before it removes the file, because a removed file cannot be checked again. */
async function refuse({ uploads, files, clock }: Needs, upload: UploadChange, reason: UploadError) {
  const { key, versionId } = upload;
  const checkedAt = clock().toISOString();
  await files.refused({ key, versionId, kind: kindOf(key).name, reason, checkedAt }, refusal(upload, reason));
  await uploads.remove(upload);
}

async function noteGone({ files, clock }: Needs, key: string) {
  const row = await files.read(key);
  if (row?.state === 'CHECKED') await files.gone(row, folderOf(kindOf(key), key), clock().toISOString());
}

/**
 * Removes bytes that nobody can read any more from the versioned bucket: those of a removed file, and those
 * of a file that was replaced before its check. Otherwise they would be stored for weeks without counting for
 * any user. S3 reports the removal of a version as an event too; that version is not removed again.
 */
async function removeHidden({ uploads, files }: Needs, change: UploadChange, isReplaced: boolean) {
  const { key, versionId, isRemoval } = change;
  const row = await files.read(key);
  if (!isRemoval && (row?.versionId !== versionId || row.state === 'UNCHECKED'))
    return uploads.remove(change);
  if (isRemoval && !isReplaced && row?.state === 'UNCHECKED' && row.versionId !== versionId)
    return uploads.remove({ ...change, versionId: row.versionId });
}

/** Returns the same entry for every delivery of an event. */
function refusal({ key, versionId, at, requestId }: UploadChange, reason: UploadError): AuditEntry {
  const seed = createHash('sha256').update(`${key}\n${versionId}`).digest();
  return {
    entity: { type: 'FILE', id: key },
    action: 'FILE_REFUSED',
    actor: 'system',
    changes: { identityId: folderOf(kindOf(key), key), reason },
    requestId,
    at,
    id: ulidOf(Date.parse(at), seed),
  };
}

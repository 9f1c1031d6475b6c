import { util, type Context } from '@aws-appsync/utils';
import type { FileState, MutationAddComplianceDocumentArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { fileKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { isDocumentOf } from '#domain/uploads';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';
import { ownProfile, type ComplianceStash } from './own-profile';

/** The result of the upload check of a file. */
export interface CheckedFile {
  readonly state: FileState;
  readonly sha256: string;
  readonly mime: string;
  readonly claimedBy?: string;
}

/** Reads the upload check of the file for the new document. The previous step has read the profile. */
export function request(ctx: Context<MutationAddComplianceDocumentArgs, ComplianceStash>) {
  ownProfile(ctx);
  const { fileKey: key } = ctx.args.input;
  const isOwn = isDocumentOf(key, callerOf(ctx).sub);
  if (!guard('document.own-file', isOwn)) refuse('file.unchecked', { field: 'fileKey', key });
  if (key.length > limits.upload.key) refuse('file.unchecked', { field: 'fileKey', key });
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(fileKey(key)), consistentRead: true };
}

export function response(
  ctx: Context<MutationAddComplianceDocumentArgs, ComplianceStash, undefined, undefined, CheckedFile | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  const key = ctx.args.input.fileKey;
  const file = ctx.result;
  if (!file || !guard('document.checked-file', file.state === 'CHECKED'))
    return refuse('file.unchecked', { field: 'fileKey', key });
  if (file.claimedBy) refuse('file.taken', { key });
  return file;
}

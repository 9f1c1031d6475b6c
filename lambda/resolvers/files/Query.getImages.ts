import type { Context } from '@aws-appsync/utils';
import type { ImageFile, QueryGetImagesArgs } from '#domain/generated/types';
import { fileKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { callerOf } from '../caller';
import { checkImageKey, checkList } from '../check-list';
import { checkRequired } from '../check-text';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import { refuse } from '../refuse';

interface Row extends Omit<ImageFile, 'name'> {
  readonly state: string;
  readonly fileName?: string;
}
type Read = Context<QueryGetImagesArgs, Record<string, unknown>, undefined, undefined, BatchRead<Row>>;

/** All users can read images. Reads are consistent, because pages request an image as soon as its upload is checked. */
export function request(ctx: Context<QueryGetImagesArgs>) {
  callerOf(ctx);
  const { keys } = ctx.args;
  checkList('keys', keys, limits.upload.details);
  if (keys.length === 0) refuse('input.required', { field: 'keys' });
  const seen: string[] = [];
  for (const key of keys) {
    checkRequired('keys', key, 1, limits.upload.key);
    checkImageKey('keys', key);
    if (seen.includes(key)) refuse('input.invalid', { field: 'keys' });
    seen.push(key);
  }
  return readRows(ctx, keys.map(fileKey), true);
}

export function response(ctx: Read): ImageFile[] {
  const images: ImageFile[] = [];
  for (const row of rowsRead(ctx)) {
    if (row?.state === 'CHECKED') {
      const { key, fileName = null, mime, bytes, width, height, checkedAt } = row;
      images.push({ key, name: fileName, mime, bytes, width, height, checkedAt });
    }
  }
  return images;
}

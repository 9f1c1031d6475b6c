import type { Context } from '@aws-appsync/utils';
import type { MutationRejectGameVersionArgs } from '#domain/generated/types';
import { noteOf } from '../note-of';
import type { VersionWrite } from './refuse-version-write';
import { decidedVersion, decideVersion } from './version-decision';

export function request(ctx: Context<MutationRejectGameVersionArgs>) {
  return decideVersion(ctx, 'REJECTED', 'VERSION_REJECTED', noteOf(ctx.args));
}

export function response(ctx: VersionWrite) {
  return decidedVersion(ctx);
}

import type { Context } from '@aws-appsync/utils';
import { tagFault, tagOf } from '#domain/casinos/player-tags';
import type { MutationSetBrandUserTagsArgs } from '#domain/generated/types';
import { limits } from '#domain/limits';
import type { BrandAccess } from '../brands/brand-access';
import type { ManagedWrite } from '../brands/managed-write';
import { refuse } from '../refuse';
import { changedPlayer, changePlayer, type PlayerChange } from './change-player';
import type { PlayerRow } from './player-row';

const change: PlayerChange = {
  from: ['ACTIVE', 'SUSPENDED', 'SELF_EXCLUDED'],
  action: 'BRAND_USER_TAGS_SET',
};

export function request(ctx: Context<MutationSetBrandUserTagsArgs, BrandAccess>) {
  const tags = ctx.args.input.tags.map((tag) => tagOf(tag));
  checkTags(tags);
  return changePlayer(ctx, change, { tags });
}

export function response(ctx: ManagedWrite<MutationSetBrandUserTagsArgs, PlayerRow>) {
  return changedPlayer(ctx);
}

/** Refuses the first fault, with the name of the field. */
function checkTags(tags: readonly string[]): void {
  const fault = tagFault(tags);
  if (!fault) return;
  const field = 'tags';
  const { tags: most, tag: longest } = limits.brandUser;
  if (fault.code === 'too-many') refuse('player.tags-too-many', { field, limit: most });
  else if (fault.code === 'format') refuse('player.tag-format', { field, limit: longest });
  else refuse('player.tag-duplicate', { field, tag: fault.tag });
}

import type { Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { brandKey, brandUserKey, playerChoiceKey, withdrawnKey } from '#domain/keys';
import { callerOf } from '../caller';
import { parseId } from '../parse-id';
import type { PlayerRow } from '../players/player-row';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import { refuse } from '../refuse';
import type { BrandRow } from './brand-row';
import type { BrandAccess } from './brand-access';

interface Names {
  readonly id?: string;
  readonly brandId?: string;
  readonly userId?: string;
}
interface Named extends Names {
  readonly input?: Names;
}

/**
 * Reads the brand in the arguments, the caller as its player, the player in the arguments, and for writes the
 * caller's withdrawn groups. Brands are missing for callers who are neither in a group nor casino users.
 */
export function request(ctx: Context<Named, BrandAccess>) {
  const { sub } = callerOf(ctx);
  const id = parseId(namedBrand(ctx), 'brand.missing');
  const userId = namedPlayer(ctx);
  const other = userId && userId !== sub ? [brandUserKey(id, userId)] : [];
  const withdrawn = groupsToAsk(ctx).map((group) => withdrawnKey(sub, group));
  const choice = isInGroup(ctx) ? [] : [playerChoiceKey(sub)];
  return readRows(ctx, [brandKey(id), brandUserKey(id, sub), ...other, ...withdrawn, ...choice], true);
}

export function response(
  ctx: Context<Named, BrandAccess, undefined, undefined, BatchRead<BrandRow | PlayerRow>>,
) {
  const { sub } = callerOf(ctx);
  const [brand, me, ...others] = rowsRead(ctx);
  // The choice to play is the last row.
  const mayPlay = isInGroup(ctx) || !!others[others.length - 1];
  if (!brand || !guard('caller.casino-user', mayPlay)) return refuse('brand.missing');
  const userId = namedPlayer(ctx);
  const isOther = userId && userId !== sub;
  const isWithdrawn = isOther ? others.slice(1) : others;
  ctx.stash.brand = brand as BrandRow;
  ctx.stash.me = me as PlayerRow | null;
  ctx.stash.player = (isOther ? others[0] : me) as PlayerRow | null;
  ctx.stash.withdrawn = groupsToAsk(ctx).filter((_, at) => isWithdrawn[at]);
  return null;
}

type Asked = Pick<Context<Named, BrandAccess>, 'args' | 'stash' | 'identity'>;

function namedBrand({ args, stash }: Asked): string {
  const { brandId, id } = args.input ?? args;
  return stash.brandId ?? brandId ?? id ?? '';
}

const namedPlayer = ({ args }: Asked): string | undefined => (args.input ?? args).userId;

const isInGroup = (ctx: Pick<Asked, 'identity'>): boolean => callerOf(ctx).groups.length > 0;

/** Reads do not check withdrawn groups; they are possible until the token expires. */
const groupsToAsk = (ctx: Asked): string[] => (ctx.args.input ? [...callerOf(ctx).groups] : []);

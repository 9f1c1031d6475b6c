import { runtime, util, type Context } from '@aws-appsync/utils';
import type { QueryListBrandMovementsArgs } from '#domain/generated/types';
import { dayListPartition, journalIndexes } from '#domain/keys';
import { limits } from '#domain/limits';
import { managedBrand, type BrandStanding } from '../brands/brand-standing';
import { pageLimit } from '../page-limit';
import { refuse } from '../refuse';
import { movementsRead, type MovementsRead } from './movement-page';
import type { ToldMovement } from './told-movement';

const dayLength = '2026-11-21'.length;
const { dayListLanes } = limits.coin;

/** How far the steps of this request have come: a lane is listed after the other. */
interface Listed {
  readonly items: readonly ToldMovement[];
  readonly lane: number;
  /** Where in the lane; null at its beginning. */
  readonly token: string | null;
}
interface DayStanding extends BrandStanding {
  day?: Listed;
}
type Asking = Context<QueryListBrandMovementsArgs, DayStanding>;
type Read = MovementsRead & Pick<Asking, 'args' | 'stash'>;

/**
 * Lists one lane of a brand's day, and is run several times: each step goes on where the one before it ended, until the
 * page is full. The steps before have read the brand and its house.
 */
export function request(ctx: Asking) {
  const { day, limit } = ctx.args;
  const { brand } = managedBrand(ctx);
  const listed = standing(ctx);
  const left = pageLimit(limit) - listed.items.length;
  if (left === 0 || listed.lane === dayListLanes)
    return runtime.earlyReturn(pageOf(listed), { skipTo: 'NEXT' });
  // An `AWSDate` may carry a time zone; days here are UTC.
  const partition = dayListPartition(brand.id, day.slice(0, dayLength), listed.lane);
  return {
    operation: 'Query',
    index: journalIndexes.byDay,
    query: {
      expression: 'gsi2pk = :lane',
      expressionValues: util.dynamodb.toMapValues({ ':lane': partition }),
    },
    limit: left,
    nextToken: listed.token,
  };
}

export function response(ctx: Read) {
  const read = movementsRead(ctx);
  const { items, lane } = standing(ctx);
  const next = read.nextToken === null ? { lane: lane + 1, token: null } : { lane, token: read.nextToken };
  const listed = { items: [...items, ...read.items], ...next };
  ctx.stash.day = listed;
  return pageOf(listed);
}

const pageOf = ({ items, lane, token }: Listed) => ({
  items,
  nextToken: lane === dayListLanes ? null : `${lane}.${token ?? ''}`,
});

/** A page token names the lane, and where in it the page begins. */
function standing({ stash, args }: Pick<Asking, 'stash' | 'args'>): Listed {
  if (stash.day) return stash.day;
  const { nextToken } = args;
  if (!nextToken) return { items: [], lane: 0, token: null };
  const [first, ...rest] = nextToken.split('.');
  const lane = parseInt(first ?? '', 10);
  const isLane = lane >= 0 && lane < dayListLanes && `${lane}` === first && rest.length > 0;
  if (!isLane) return refuse('input.invalid', { field: 'nextToken' });
  const token = rest.join('.');
  return { items: [], lane, token: token === '' ? null : token };
}

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
interface DayStanding extends BrandStanding {
  day?: {
    readonly items: readonly ToldMovement[];
    readonly lane: number;
    /** Where in the lane; null at its beginning. */
    readonly token: string | null;
  };
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
  const { items, lane, token } = standing(ctx);
  const left = pageLimit(limit) - items.length;
  if (left === 0 || lane === dayListLanes) return runtime.earlyReturn(ctx.prev.result, { skipTo: 'NEXT' });
  // An `AWSDate` may carry a time zone; days here are UTC.
  const partition = dayListPartition(brand.id, day.slice(0, dayLength), lane);
  return {
    operation: 'Query',
    index: journalIndexes.byDay,
    query: {
      expression: 'gsi2pk = :lane',
      expressionValues: util.dynamodb.toMapValues({ ':lane': partition }),
    },
    limit: left,
    nextToken: token,
  };
}

export function response(ctx: Read) {
  const read = movementsRead(ctx);
  const { items, lane } = standing(ctx);
  const all = [...items, ...read.items];
  const next = read.nextToken === null ? { lane: lane + 1, token: null } : { lane, token: read.nextToken };
  ctx.stash.day = { items: all, ...next };
  return { items: all, nextToken: next.lane === dayListLanes ? null : `${next.lane}.${next.token ?? ''}` };
}

/** A page token names the lane, and where in it the page begins. */
function standing({ stash, args }: Pick<Asking, 'stash' | 'args'>): NonNullable<DayStanding['day']> {
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

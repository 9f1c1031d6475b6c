import { nextCronTime, parseCron, type Cron } from './cron';
import { instantOf, type WallTime } from './zoned-time';

export type ScheduleExpression =
  | Cron
  | { readonly kind: 'rate'; readonly everyMilliseconds: number }
  /** A single local time in the schedule's time zone. */
  | { readonly kind: 'at'; readonly wall: WallTime };

/**
 * The rate of a rule is `1 hour` or `5 hours`; that of a schedule can also be `1 hours`. Only schedules support
 * one-time expressions.
 */
export type Dialect = 'rule' | 'schedule';

const unitMilliseconds = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Returns undefined for expressions that EventBridge rejects. */
export function parseScheduleExpression(text: string, dialect: Dialect): ScheduleExpression | undefined {
  const [, kind, inner = ''] = /^(cron|rate|at)\((.*)\)$/.exec(text) ?? [];
  if (kind === 'cron') return parseCron(inner);
  if (kind === 'rate') return parseRate(inner, dialect);
  if (kind === 'at' && dialect === 'schedule') return parseAt(inner);
  return undefined;
}

function parseRate(text: string, dialect: Dialect): ScheduleExpression | undefined {
  const [, digits, unit, plural] = /^\s*(\d{1,9})\s+(minute|hour|day)(s?)\s*$/.exec(text) ?? [];
  const value = Number(digits);
  if (unit === undefined || !(value >= 1)) return undefined;
  if (dialect === 'rule' && (plural === 's') !== value > 1) return undefined;
  return {
    kind: 'rate',
    everyMilliseconds: value * unitMilliseconds[unit as keyof typeof unitMilliseconds],
  };
}

function parseAt(text: string): ScheduleExpression | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text)) return undefined;
  const wall = Date.parse(`${text}Z`);
  // `Date` converts an invalid date, such as February 30, to another date or NaN.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 19) !== text) return undefined;
  return { kind: 'at', wall };
}

export interface Timing {
  readonly expression: ScheduleExpression;
  /** Name in the IANA database. */
  readonly zone: string;
  /** The first time of a rate. */
  readonly firstAt: Date;
}

/** Returns the first due time after an instant; undefined if there is none. */
export function nextTime({ expression, zone, firstAt }: Timing, after: Date): Date | undefined {
  switch (expression.kind) {
    case 'cron':
      return nextCronTime(expression, after, zone);
    case 'rate': {
      const passed = after.getTime() - firstAt.getTime();
      const count = Math.max(0, Math.floor(passed / expression.everyMilliseconds) + 1);
      return new Date(firstAt.getTime() + count * expression.everyMilliseconds);
    }
    case 'at': {
      const once = instantOf(expression.wall, zone);
      return once > after ? once : undefined;
    }
  }
}

import { nextCronTime, parseCron, type Cron } from './cron';
import { instantOf, type WallTime } from './zoned-time';

export type ScheduleExpression =
  | Cron
  | { readonly kind: 'rate'; readonly everyMilliseconds: number }
  /** One time, by the clocks of the schedule's time zone. */
  | { readonly kind: 'at'; readonly wall: WallTime };

/**
 * A rule's rate is `1 hour` and `5 hours`; a schedule's may also be `1 hours`. One-time expressions are the
 * scheduler's alone.
 */
export type Dialect = 'rule' | 'schedule';

const unitMilliseconds = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Undefined for what EventBridge refuses. */
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
  // A date that does not exist, such as 30 February, becomes another one or none.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 19) !== text) return undefined;
  return { kind: 'at', wall };
}

export interface Timing {
  readonly expression: ScheduleExpression;
  /** Of the IANA database. */
  readonly zone: string;
  /** The first time of a rate. */
  readonly firstAt: Date;
}

/** The first due time after an instant; undefined when there is none any more. */
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

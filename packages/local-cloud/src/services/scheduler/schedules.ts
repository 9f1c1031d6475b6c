import type { Clock } from '#local/platform/clock';
import type { Documents, Storage } from '#local/platform/storage';
import { nextTime, parseScheduleExpression } from '#local/services/schedules/expressions/schedule-expression';
import type { Beginning, Scheduled, Timetable } from '#local/services/schedules/timetable';
import { defaultGroup, scheduleArn, type Schedule, type ScheduleSettings } from './schedule';

export interface Kept {
  readonly schedule: Schedule;
  /** Token of the request that created it; absent for a schedule of a template. */
  readonly clientToken?: string | undefined;
}

export interface Schedules {
  readonly find: (arn: string) => Kept | undefined;
  /** All schedules, by ARN. */
  readonly list: () => readonly Schedule[];
  /** Creates or replaces a schedule, and runs it while it is enabled. */
  readonly put: (settings: ScheduleSettings, clientToken?: string) => Schedule;
  readonly remove: (arn: string) => void;
  readonly hasGroup: (name: string) => boolean;
  readonly putGroup: (name: string) => void;
}

interface Needs {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly timetable: Timetable;
  readonly deliver: (schedule: Schedule, dueAt: Date) => Promise<void>;
}

/** Schedules are stored across restarts. Those of templates are kept only if a template still contains them. */
export function schedulesIn({ storage, clock, timetable, deliver }: Needs): Schedules {
  const kept = storage.documents<Kept>('scheduler/schedules');
  const fromTemplates = new Map<string, Kept>();
  const groups = new Set([defaultGroup]);
  const placeOf = ({ clientToken }: Kept): Pick<Documents<Kept>, 'put'> =>
    clientToken === undefined ? { put: (arn, one) => void fromTemplates.set(arn, one) } : kept;
  const find = (arn: string) => fromTemplates.get(arn) ?? kept.get(arn);
  const remove = (arn: string) => {
    fromTemplates.delete(arn);
    kept.delete(arn);
    timetable.remove(arn);
  };
  const follow = (schedule: Schedule) => {
    if (schedule.State === 'DISABLED') timetable.remove(schedule.Arn);
    else
      timetable.put(
        {
          ...timingOf(schedule),
          deliver: (dueAt) => deliver(schedule, dueAt),
          onCompleted: completed(schedule),
        },
        beginningOf(schedule),
      );
  };
  const completed =
    ({ Arn, ActionAfterCompletion }: Schedule) =>
    () => {
      if (ActionAfterCompletion === 'DELETE') remove(Arn);
    };

  for (const [, { schedule }] of kept.entries()) follow(schedule);
  return {
    find,
    list: () =>
      [...fromTemplates.values(), ...kept.entries().map(([, one]) => one)]
        .map(({ schedule }) => schedule)
        .sort((left, right) => (left.Arn < right.Arn ? -1 : 1)),
    put(settings, clientToken) {
      const Arn = scheduleArn(settings);
      const now = clock.now().getTime() / 1000;
      const before = find(Arn);
      const CreationDate = before?.schedule.CreationDate ?? now;
      const schedule: Schedule = { ...settings, Arn, CreationDate, LastModificationDate: now };
      const one = { schedule, clientToken: before?.clientToken ?? clientToken };
      placeOf(one).put(Arn, one);
      follow(schedule);
      return schedule;
    },
    remove,
    hasGroup: (name) => groups.has(name),
    putGroup: (name) => void groups.add(name),
  };
}

const dateOf = (seconds: number) => new Date(Math.round(seconds * 1000));

function timingOf({
  Arn,
  ScheduleExpression,
  ScheduleExpressionTimezone: zone,
  StartDate,
  EndDate,
}: Schedule): Pick<Scheduled, 'arn' | 'definition' | 'nextAfter'> {
  const expression = expressionOf(ScheduleExpression);
  return {
    arn: Arn,
    definition: [ScheduleExpression, zone, StartDate, EndDate].join(' '),
    nextAfter(after, since) {
      // Start and end dates of one-time schedules are ignored.
      const [start, end] = expression.kind === 'at' ? [] : [StartDate, EndDate];
      const firstAt = start === undefined ? since : dateOf(start);
      const from = new Date(Math.max(after.getTime(), start === undefined ? 0 : firstAt.getTime() - 1));
      const next = nextTime({ expression, zone, firstAt }, from);
      return next === undefined || (end !== undefined && next > dateOf(end)) ? undefined : next;
    },
  };
}

/**
 * A rate without a start date fires immediately (EventBridge Scheduler User Guide, "Rate-based schedules"), and so
 * does a one-time schedule whose time is in the past.
 */
function beginningOf({ ScheduleExpression, LastModificationDate }: Schedule): Beginning {
  const since = dateOf(LastModificationDate);
  const isOnce = expressionOf(ScheduleExpression).kind === 'at';
  return { since, doneUpTo: new Date(isOnce ? 0 : since.getTime() - 1) };
}

/** Stored expressions were validated on input. */
function expressionOf(text: string) {
  const expression = parseScheduleExpression(text, 'schedule');
  if (expression === undefined) throw new Error(`Invalid Schedule Expression ${text}.`);
  return expression;
}

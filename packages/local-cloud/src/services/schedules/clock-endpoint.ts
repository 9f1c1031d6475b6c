import {
  isoTimestamp,
  optional,
  picklist,
  pipe,
  safeParse,
  strictObject,
  string,
  transform,
  union,
} from 'valibot';
import type { AdvancingClock } from '#local/platform/clock';
import type { HttpHandler, HttpRequest, HttpResponse } from '#local/platform/http';
import type { TickError, Timetable } from './timetable';

const pattern = /^P(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})S)?)?$/;

/** Parses an ISO 8601 duration of days, hours, minutes and seconds to milliseconds; undefined for an invalid one. */
function durationMilliseconds(text: string): number | undefined {
  const found = pattern.exec(text);
  if (found === null || text.endsWith('P') || text.endsWith('T')) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((digits: string | undefined) => Number(digits ?? 0));
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}

const duration = pipe(string(), transform(durationMilliseconds));

const ticks = optional(picklist(['all', 'latest', 'none']), 'all');

const change = union([
  strictObject({ advance: duration, ticks }),
  strictObject({ to: pipe(string(), isoTimestamp()), ticks }),
]);

const disturbance = strictObject({
  schedule: string(),
  nextTick: union([picklist(['lost', 'doubled']), strictObject({ late: duration })]),
});

/** A year of five-minute schedules is a hundred thousand invocations. */
const furthestMilliseconds = 366 * 86_400_000;

interface Needs {
  readonly clock: AdvancingClock;
  readonly timetable: Timetable;
}

/** Endpoints of the clock and the schedules for programs on this machine. */
export interface ClockEndpoints {
  /** `GET` and `POST /__local/clock`. */
  readonly clock: HttpHandler;
  /** `GET` and `POST /__local/schedules`. */
  readonly schedules: HttpHandler;
}

export function clockEndpoints({ clock, timetable }: Needs): ClockEndpoints {
  const clockState = () => ({
    now: clock.now().toISOString(),
    aheadSeconds: Math.round(clock.aheadMilliseconds() / 1000),
  });
  const scheduleStates = () => ({
    schedules: timetable
      .list()
      .map(({ arn, nextAt }) => ({ arn, nextAt: nextAt?.toISOString() ?? null }))
      .sort((left, right) => (left.arn < right.arn ? -1 : 1)),
  });
  return {
    clock: readOrChange(clockState, async (body) => {
      const asked = safeParse(change, body);
      const time = asked.success ? timeOf(asked.output, clock.now()) : undefined;
      if (time === undefined || !asked.success)
        return refused(
          'Send {"advance":"PT1H"} or {"to":"2026-12-01T00:00:00Z"}, and optionally "ticks":"all"|"latest"|"none".',
        );
      if (time < clock.now() && 'to' in asked.output)
        return refused(`The clock shows ${clock.now().toISOString()} and cannot go back.`);
      if (time.getTime() - clock.now().getTime() > furthestMilliseconds)
        return refused('The clock can be advanced by 366 days at a time.');
      await timetable.advanceTo(time, asked.output.ticks);
      return answered(clockState());
    }),
    schedules: readOrChange(scheduleStates, (body) => {
      const asked = safeParse(disturbance, body);
      const fault = asked.success ? faultOf(asked.output.nextTick) : undefined;
      if (!asked.success || fault === undefined)
        return refused('Send {"schedule":"<ARN>","nextTick":"lost"|"doubled"|{"late":"PT90S"}}.');
      try {
        timetable.disturb(asked.output.schedule, fault);
      } catch (error) {
        return refused(error instanceof Error ? error.message : String(error));
      }
      return answered(scheduleStates());
    }),
  };
}

function timeOf(asked: { advance: number | undefined } | { to: string }, now: Date): Date | undefined {
  if ('to' in asked) return new Date(asked.to);
  return asked.advance === undefined ? undefined : new Date(now.getTime() + asked.advance);
}

function faultOf(asked: 'lost' | 'doubled' | { late: number | undefined }): TickError | undefined {
  if (typeof asked === 'string') return { kind: asked };
  return asked.late === undefined ? undefined : { kind: 'late', byMilliseconds: asked.late };
}

const readOrChange =
  (read: () => unknown, write: (body: unknown) => HttpResponse | Promise<HttpResponse>): HttpHandler =>
  async (request) => {
    if (request.method === 'GET') return answered(read());
    if (request.method !== 'POST')
      return { ...refused('Use GET or POST.', 405), headers: { allow: 'GET, POST' } };
    // Pages of other sites cannot send this type without a preflight, which is not answered.
    if (request.headers['content-type'] !== 'application/json')
      return refused('Send it as application/json.', 415);
    return write(jsonOf(request));
  };

function jsonOf({ body }: HttpRequest): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}

const headers = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
};

const answered = (body: unknown): HttpResponse => ({ status: 200, headers, body: JSON.stringify(body) });

const refused = (message: string, status = 400): HttpResponse => ({
  status,
  headers,
  body: JSON.stringify({ message }),
});

import { parseArgs } from 'node:util';
import type { ClockState, CloudClock, WaitingSchedule } from './cloud-clock';

export const clockUsage =
  'Usage: npm run clock [-- --advance <30s|15m|1h|2d> | --to <ISO 8601 time>]\n' +
  'Shows or advances the clock of the local cloud that runs on PORT (4000).';

/** Throws a one-line error for an invalid option. */
export function clockOptions(args: readonly string[]): {
  advance?: string | undefined;
  to?: Date | undefined;
} {
  const { values } = parseArgs({
    args: [...args],
    options: { advance: { type: 'string' }, to: { type: 'string' } },
  });
  if (values.advance !== undefined && values.to !== undefined) throw new Error(clockUsage);
  return {
    ...(values.advance !== undefined && { advance: durationOf(values.advance) }),
    ...(values.to !== undefined && { to: timeOf(values.to) }),
  };
}

/** Converts `90s`, `15m`, `1h` or `2d` to an ISO 8601 duration. ISO 8601 durations stay unchanged. */
function durationOf(text: string): string {
  if (text.startsWith('P')) return text;
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  if (count === undefined || unit === undefined)
    throw new Error(`--advance needs a number with s, m, h or d, such as 15m, not ${text}.`);
  return unit === 'd' ? `P${count}D` : `PT${count}${unit.toUpperCase()}`;
}

function timeOf(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime()))
    throw new Error(`--to needs a time such as 2026-12-01T00:00:00Z, not ${text}.`);
  return time;
}

/** Runs the command. Returns the text for the terminal. */
export async function runClock(clock: CloudClock, { advance, to }: ReturnType<typeof clockOptions>) {
  if (advance !== undefined) return shown(await clock.advance(advance), await clock.schedules());
  if (to !== undefined) return shown(await clock.advanceTo(to), await clock.schedules());
  return shown(await clock.read(), await clock.schedules());
}

const nextShown = 10;

function shown({ now, aheadSeconds }: ClockState, schedules: readonly WaitingSchedule[]): string {
  const next = schedules
    .flatMap(({ arn, nextAt }) => (nextAt === null ? [] : [`  ${nextAt}  ${arn.split(':').at(-1)}`]))
    .sort()
    .slice(0, nextShown);
  return [
    `The clock of the local cloud shows ${now}, ${durationText(aheadSeconds)}.`,
    ...(next.length > 0 ? ['Next schedules:', ...next] : []),
  ].join('\n');
}

function durationText(seconds: number): string {
  const minutesAhead = Math.round(seconds / 60);
  if (minutesAhead === 0) return 'as this machine does';
  const [days, rest] = [Math.floor(minutesAhead / 1440), minutesAhead % 1440];
  const [hours, minutes] = [Math.floor(rest / 60), rest % 60];
  return `${days} d ${hours} h ${minutes} min ahead of this machine`;
}

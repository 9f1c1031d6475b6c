/**
 * What happens at the next due time of a schedule: EventBridge delivers at least once, and sometimes late.
 */
export type NextTick = 'lost' | 'doubled' | { readonly late: string };

export type Ticks = 'all' | 'latest' | 'none';

export interface ClockState {
  /** ISO 8601. */
  readonly now: string;
  /** How far it is ahead of the clock of this machine. */
  readonly aheadSeconds: number;
}

export interface WaitingSchedule {
  readonly arn: string;
  /** ISO 8601; null if there is no further due time. */
  readonly nextAt: string | null;
}

/** The clock of a running local cloud, which also starts its schedules. */
export interface CloudClock {
  read(): Promise<ClockState>;
  /**
   * Advances the clock by an ISO 8601 duration such as `PT1H` or `P2D`. Everything that becomes due runs in
   * order of time, and has ended when the promise resolves. With `latest`, only the latest due time of each schedule
   * runs, which is faster for a schedule that runs every five minutes. With `none`, no schedule runs.
   */
  advance(duration: string, ticks?: Ticks): Promise<ClockState>;
  /** Like `advance`, to a time. */
  advanceTo(time: Date, ticks?: Ticks): Promise<ClockState>;
  schedules(): Promise<readonly WaitingSchedule[]>;
  /**
   * Skips, doubles or delays (`{ late: 'PT90S' }`) the next due time of a rule or schedule, given by its ARN.
   */
  disturb(arn: string, nextTick: NextTick): Promise<void>;
}

/** Every call throws if the local cloud refuses it. */
export function cloudClock({ origin }: { readonly origin: string }): CloudClock {
  const call = async (place: string, body?: object): Promise<unknown> => {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/__local/${place}`, { headers, ...sent });
    const said = (await answer.json()) as { message?: string };
    if (!answer.ok) throw new Error(said.message ?? `The local cloud answered ${answer.status}.`);
    return said;
  };
  return {
    read: async () => (await call('clock')) as ClockState,
    advance: async (duration, ticks = 'all') =>
      (await call('clock', { advance: duration, ticks })) as ClockState,
    advanceTo: async (time, ticks = 'all') =>
      (await call('clock', { to: time.toISOString(), ticks })) as ClockState,
    schedules: async () => ((await call('schedules')) as { schedules: readonly WaitingSchedule[] }).schedules,
    disturb: async (arn, nextTick) => {
      await call('schedules', { schedule: arn, nextTick });
    },
  };
}

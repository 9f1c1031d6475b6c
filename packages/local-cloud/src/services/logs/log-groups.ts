import { accountId, region, type CloudServices } from '#local/services/needs';

export interface LogEvent {
  /** Increases with each event of a group. */
  readonly sequence: number;
  readonly streamName: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly message: string;
}

export interface LogStream {
  readonly name: string;
  readonly createdAt: number;
  firstEventAt?: number;
  lastEventAt?: number;
}

export interface LogGroup {
  readonly name: string;
  readonly arn: string;
  readonly createdAt: number;
  readonly retentionDays: number | undefined;
  readonly streams: ReadonlyMap<string, LogStream>;
  /** The events of all streams until their retention ends, oldest first. */
  readonly events: () => readonly LogEvent[];
}

/** The log groups of the templates and of functions, with the output since the start of the cloud. */
export interface LogGroups {
  readonly put: (name: string, retentionDays?: number) => LogGroup;
  /** Adds output to a stream; each complete line is an event. Creates the group and the stream if necessary. */
  readonly append: (groupName: string, streamName: string, text: string) => void;
  /** Sorted by name. */
  readonly all: () => readonly LogGroup[];
  readonly find: (name: string) => LogGroup | undefined;
}

/** Limits the memory of a cloud that runs for days. */
const mostEvents = 2_000;
const dayMilliseconds = 86_400_000;

export const logGroupArn = (name: string) => `arn:aws:logs:${region}:${accountId}:log-group:${name}`;

interface Kept extends LogGroup {
  readonly streams: Map<string, LogStream>;
  add(stream: LogStream, line: string): void;
}

export function logGroups({ clock }: Pick<CloudServices, 'clock'>): LogGroups {
  const groups = new Map<string, Kept>();
  /** Text after the last end of a line, by stream. */
  const unfinished = new WeakMap<LogStream, string>();

  const put = (name: string, retentionDays?: number): Kept => {
    const group = newGroup(name, retentionDays, () => clock.now().getTime());
    groups.set(name, group);
    return group;
  };
  return {
    put,
    append(groupName, streamName, text) {
      const group = groups.get(groupName) ?? put(groupName);
      const stream = group.streams.get(streamName) ?? { name: streamName, createdAt: clock.now().getTime() };
      group.streams.set(streamName, stream);
      const lines = ((unfinished.get(stream) ?? '') + text).split('\n');
      unfinished.set(stream, lines.pop() ?? '');
      for (const line of lines) if (line !== '') group.add(stream, line);
    },
    all: () => [...groups.values()].sort((one, other) => (one.name < other.name ? -1 : 1)),
    find: (name) => groups.get(name),
  };
}

function newGroup(name: string, retentionDays: number | undefined, now: () => number): Kept {
  const events: LogEvent[] = [];
  let last = 0;
  return {
    name,
    arn: logGroupArn(name),
    createdAt: now(),
    retentionDays,
    streams: new Map(),
    events() {
      if (retentionDays === undefined) return events;
      const oldest = now() - retentionDays * dayMilliseconds;
      return events.filter(({ timestamp }) => timestamp >= oldest);
    },
    add(stream, message) {
      const timestamp = now();
      stream.firstEventAt ??= timestamp;
      stream.lastEventAt = timestamp;
      last += 1;
      events.push({ sequence: last, streamName: stream.name, timestamp, message });
      if (events.length > mostEvents) events.shift();
    },
  };
}

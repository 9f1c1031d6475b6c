import { textOf } from '#local/platform/json-shape';
import type { LogStream } from '../log-groups';
import { groupOf, ofGroup, pageOf, type LogsOperation } from '../operation';

/** Amazon CloudWatch Logs API Reference, "DescribeLogStreams". */
export const describeLogStreams: LogsOperation = {
  resource: ofGroup,
  run(groups, input) {
    const { arn, streams } = groupOf(groups, input);
    const prefix = textOf(input.logStreamNamePrefix) ?? '';
    const byTime = input.orderBy === 'LastEventTime';
    const order = (one: LogStream, other: LogStream) =>
      (byTime ? (one.lastEventAt ?? 0) - (other.lastEventAt ?? 0) : 0) || (one.name < other.name ? -1 : 1);
    const found = [...streams.values()].filter(({ name }) => name.startsWith(prefix)).sort(order);
    const { page, ...next } = pageOf(input.descending === true ? found.reverse() : found, input, 50);
    return {
      logStreams: page.map(({ name, createdAt, firstEventAt, lastEventAt }) => ({
        logStreamName: name,
        arn: `${arn}:log-stream:${name}`,
        creationTime: createdAt,
        firstEventTimestamp: firstEventAt,
        lastEventTimestamp: lastEventAt,
        lastIngestionTime: lastEventAt,
        storedBytes: 0,
      })),
      ...next,
    };
  },
};

import { AwsError } from '#local/platform/aws-error';
import { textOf } from '#local/platform/json-shape';
import { groupOf, invalid, limitOf, positionOf, timeOf, type LogsOperation } from '../operation';

/**
 * Amazon CloudWatch Logs API Reference, "GetLogEvents": the newest events, unless the request starts from the head or
 * has a token. At the end of the stream, the answer repeats the token.
 */
export const getLogEvents: LogsOperation = {
  resource: (groups, input) =>
    `${groupOf(groups, input).arn}:log-stream:${textOf(input.logStreamName) ?? ''}`,
  run(groups, input) {
    const group = groupOf(groups, input);
    const streamName = textOf(input.logStreamName) ?? '';
    if (!group.streams.has(streamName))
      throw new AwsError('ResourceNotFoundException', 'The specified log stream does not exist.');
    const [from = 0, to = Infinity] = [timeOf(input.startTime), timeOf(input.endTime)];
    const all = group
      .events()
      .filter((event) => event.streamName === streamName)
      .filter(({ timestamp }) => timestamp >= from && timestamp < to);
    const limit = limitOf(input, 10_000);
    const [forward, backward] = [positionOf(input, 'f/'), positionOf(input, 'b/')];
    if (input.nextToken !== undefined && forward === undefined && backward === undefined)
      throw invalid('The specified nextToken is invalid.');
    const later = all.filter(({ sequence }) => sequence >= (forward ?? 0));
    const earlier = all.filter(({ sequence }) => sequence < (backward ?? Infinity));
    const fromHead = forward !== undefined || (backward === undefined && input.startFromHead === true);
    const page = fromHead ? later.slice(0, limit) : earlier.slice(-limit);
    const [first, last] = [page[0]?.sequence, page.at(-1)?.sequence];
    const edge = forward ?? backward ?? 1;
    return {
      events: page.map(({ timestamp, message }) => ({ timestamp, message, ingestionTime: timestamp })),
      nextForwardToken: `f/${last === undefined ? edge : last + 1}`,
      nextBackwardToken: `b/${first ?? edge}`,
    };
  },
};

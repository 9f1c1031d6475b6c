import { textOf } from '#local/platform/json-shape';
import { filterPattern } from '../filter-pattern';
import { groupOf, invalid, limitOf, ofGroup, positionOf, timeOf, type LogsOperation } from '../operation';

/** Amazon CloudWatch Logs API Reference, "FilterLogEvents". */
export const filterLogEvents: LogsOperation = {
  resource: ofGroup,
  run(groups, input) {
    const { logStreamNames: names, logStreamNamePrefix } = input;
    if (names !== undefined && !Array.isArray(names)) throw invalid('logStreamNames must be a list.');
    const prefix = textOf(logStreamNamePrefix) ?? '';
    const matches = filterPattern(textOf(input.filterPattern) ?? '');
    const [from = 0, to = Infinity] = [timeOf(input.startTime), timeOf(input.endTime)];
    const after = positionOf(input) ?? 0;
    const limit = limitOf(input, 10_000);
    const found = groupOf(groups, input)
      .events()
      .filter(({ sequence }) => sequence > after)
      .filter(({ timestamp }) => timestamp >= from && timestamp <= to)
      .filter(({ streamName }) => names?.includes(streamName) ?? streamName.startsWith(prefix))
      .filter(({ message }) => matches(message));
    const page = found.slice(0, limit);
    return {
      events: page.map(({ sequence, streamName, timestamp, message }) => ({
        logStreamName: streamName,
        timestamp,
        message,
        ingestionTime: timestamp,
        eventId: String(sequence).padStart(56, '0'),
      })),
      searchedLogStreams: [],
      ...(page.length < found.length && { nextToken: String(page.at(-1)?.sequence) }),
    };
  },
};

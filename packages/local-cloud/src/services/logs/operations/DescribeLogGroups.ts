import { textOf } from '#local/platform/json-shape';
import { logGroupArn } from '../log-groups';
import { pageOf, type LogsOperation } from '../operation';

/** Amazon CloudWatch Logs API Reference, "DescribeLogGroups". */
export const describeLogGroups: LogsOperation = {
  resource: () => logGroupArn('*'),
  run(groups, input) {
    const prefix = textOf(input.logGroupNamePrefix) ?? '';
    const part = textOf(input.logGroupNamePattern) ?? '';
    const found = groups.all().filter(({ name }) => name.startsWith(prefix) && name.includes(part));
    const { page, ...next } = pageOf(found, input, 50);
    return {
      logGroups: page.map(({ name, arn, createdAt, retentionDays, events }) => ({
        logGroupName: name,
        arn: `${arn}:*`,
        logGroupArn: arn,
        creationTime: createdAt,
        ...(retentionDays !== undefined && { retentionInDays: retentionDays }),
        metricFilterCount: 0,
        storedBytes: events().reduce((sum, { message }) => sum + Buffer.byteLength(message), 0),
      })),
      ...next,
    };
  },
};

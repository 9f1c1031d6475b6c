import { notFound, type SchedulerOperation } from '../operation';
import { invalid } from '../schedule-settings';

const mostResults = 100;

/** EventBridge Scheduler API Reference, "ListSchedules". */
export const listSchedules: SchedulerOperation = {
  demands: () => [{ action: 'scheduler:ListSchedules', resource: '*' }],
  run({ schedules }, { query }) {
    const [group, prefix = '', state] = ['ScheduleGroup', 'NamePrefix', 'State'].map(
      (name) => query.get(name) ?? undefined,
    );
    if (group !== undefined && !schedules.hasGroup(group))
      throw notFound(`Schedule group ${group} does not exist.`);
    const size = Number(query.get('MaxResults') ?? mostResults);
    if (!Number.isInteger(size) || size < 1 || size > mostResults) throw invalid('Invalid MaxResults.');
    const after = Buffer.from(query.get('NextToken') ?? '', 'base64url').toString();
    const left = schedules
      .list()
      .filter(
        ({ Arn, Name, GroupName, State }) =>
          Arn > after &&
          Name.startsWith(prefix) &&
          (group === undefined || GroupName === group) &&
          (state === undefined || State === state),
      );
    const page = left.slice(0, size);
    const last = page.at(-1);
    return {
      Schedules: page.map(({ Arn, Name, GroupName, State, CreationDate, LastModificationDate, Target }) => ({
        ...{ Arn, Name, GroupName, State, CreationDate, LastModificationDate },
        Target: { Arn: Target.Arn },
      })),
      ...(last !== undefined &&
        left.length > size && { NextToken: Buffer.from(last.Arn).toString('base64url') }),
    };
  },
};

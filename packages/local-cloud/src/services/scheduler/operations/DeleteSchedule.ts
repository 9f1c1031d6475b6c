import { namedSchedule, requireSchedule, type SchedulerOperation } from '../operation';
import { scheduleArn } from '../schedule';

/** EventBridge Scheduler API Reference, "DeleteSchedule". */
export const deleteSchedule: SchedulerOperation = {
  demands: (request) => [
    { action: 'scheduler:DeleteSchedule', resource: scheduleArn(namedSchedule(request)) },
  ],
  run({ schedules }, request) {
    schedules.remove(requireSchedule(schedules, namedSchedule(request)).schedule.Arn);
    return {};
  },
};

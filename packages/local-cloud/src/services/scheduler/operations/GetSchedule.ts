import { namedSchedule, requireSchedule, type SchedulerOperation } from '../operation';
import { scheduleArn } from '../schedule';

/** EventBridge Scheduler API Reference, "GetSchedule". */
export const getSchedule: SchedulerOperation = {
  demands: (request) => [{ action: 'scheduler:GetSchedule', resource: scheduleArn(namedSchedule(request)) }],
  run: ({ schedules }, request) => ({ ...requireSchedule(schedules, namedSchedule(request)).schedule }),
};

import { requireSchedule, type SchedulerOperation } from '../operation';
import { checkPlace, writeDemands, writtenSchedule } from '../written-schedule';

/** Missing fields are reset to their defaults. EventBridge Scheduler API Reference, "UpdateSchedule". */
export const updateSchedule: SchedulerOperation = {
  demands: (request) => writeDemands('UpdateSchedule', request),
  run(needs, request) {
    const { settings } = writtenSchedule(request);
    requireSchedule(needs.schedules, settings);
    checkPlace(needs, settings);
    return { ScheduleArn: needs.schedules.put(settings).Arn };
  },
};

import { randomUUID } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import type { SchedulerOperation } from '../operation';
import { scheduleArn } from '../schedule';
import { checkPlace, tokenOf, writeDemands, writtenSchedule } from '../written-schedule';

/** A repeated request with the same token changes nothing. EventBridge Scheduler API Reference, "CreateSchedule". */
export const createSchedule: SchedulerOperation = {
  demands: (request) => writeDemands('CreateSchedule', request),
  run(needs, request) {
    const { settings, clientToken = randomUUID() } = writtenSchedule(request);
    checkPlace(needs, settings);
    const token = tokenOf(settings, clientToken);
    const before = needs.schedules.find(scheduleArn(settings));
    if (before?.clientToken === token) return { ScheduleArn: before.schedule.Arn };
    if (before !== undefined)
      throw new AwsError('ConflictException', `Schedule ${settings.Name} already exists.`, 409);
    return { ScheduleArn: needs.schedules.put(settings, token).Arn };
  },
};

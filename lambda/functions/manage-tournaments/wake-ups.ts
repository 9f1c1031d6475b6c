import { Logger } from '@aws-lambda-powertools/logger';
import { ConflictException, CreateScheduleCommand, type SchedulerClient } from '@aws-sdk/client-scheduler';

export interface WakeUpTarget {
  /** The name of the schedule group. */
  readonly group: string;
  readonly roleArn: string;
  readonly functionArn: string;
}

/**
 * Creates one-time schedules that start the work on a tournament. A schedule that cannot be created is logged
 * and not thrown, because a regular sweep does the work that a schedule missed.
 * https://docs.aws.amazon.com/scheduler/latest/UserGuide/schedule-types.html#one-time
 */
export const wakeUps =
  (scheduler: SchedulerClient, { group, roleArn, functionArn }: WakeUpTarget) =>
  async (tournamentId: string, at: Date): Promise<void> => {
    // Schedules have a resolution of one second, so times are rounded up. A schedule that fires too early
    // would find nothing to do.
    const second = new Date(Math.ceil(at.getTime() / 1000) * 1000).toISOString().slice(0, 19);
    try {
      await scheduler.send(
        new CreateScheduleCommand({
          Name: `${tournamentId}-${second.replaceAll(/[-:]/g, '')}`,
          GroupName: group,
          ScheduleExpression: `at(${second})`,
          FlexibleTimeWindow: { Mode: 'OFF' },
          ActionAfterCompletion: 'DELETE',
          Target: { Arn: functionArn, RoleArn: roleArn, Input: JSON.stringify({ tournamentId }) },
        }),
      );
    } catch (error) {
      if (error instanceof ConflictException) return;
      new Logger({ serviceName: 'manage-tournaments' }).error('A schedule was not created', {
        tournamentId,
        fault: error instanceof Error ? error.name : 'unknown',
      });
    }
  };

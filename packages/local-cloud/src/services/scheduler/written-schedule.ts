import { createHash } from 'node:crypto';
import { is, optional, pipe, regex, string } from 'valibot';
import { notFound, passRole, type OperationNeeds, type SchedulerRequest } from './operation';
import type { IamQuestion } from '#local/platform/principal';
import { scheduleArn, type ScheduleSettings } from './schedule';
import { invalid, scheduleSettings } from './schedule-settings';

const tokenSchema = optional(pipe(string(), regex(/^[a-zA-Z0-9-_]{1,64}$/)));

export interface Written {
  readonly settings: ScheduleSettings;
  readonly clientToken: string | undefined;
}

/** The body of CreateSchedule and UpdateSchedule. Throws ValidationException. */
export function writtenSchedule({ name, body }: SchedulerRequest): Written {
  const { ClientToken, ...settings } = body;
  if (!is(tokenSchema, ClientToken)) throw invalid('Invalid ClientToken.');
  return { settings: scheduleSettings({ ...settings, Name: name }), clientToken: ClientToken };
}

export function writeDemands(operation: string, request: SchedulerRequest): readonly IamQuestion[] {
  const { settings } = writtenSchedule(request);
  return [
    { action: `scheduler:${operation}`, resource: scheduleArn(settings) },
    passRole(settings.Target.RoleArn),
  ];
}

/**
 * Throws ResourceNotFoundException for an unknown group, ValidationException for a role that the scheduler cannot
 * assume.
 */
export function checkPlace(
  { schedules, checkRole }: OperationNeeds,
  { GroupName, Target }: ScheduleSettings,
): void {
  if (!schedules.hasGroup(GroupName)) throw notFound(`Schedule group ${GroupName} does not exist.`);
  checkRole(Target.RoleArn, GroupName);
}

/** Distinguishes requests with the same token. */
export const tokenOf = (settings: ScheduleSettings, clientToken: string) =>
  `${clientToken} ${createHash('sha256').update(JSON.stringify(settings)).digest('hex')}`;

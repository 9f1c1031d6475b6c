import { is } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import type { JsonObject } from '#local/platform/json-shape';
import type { IamQuestion } from '#local/platform/principal';
import { invalid, nameSchema } from './schedule-settings';
import { defaultGroup, scheduleArn } from './schedule';
import type { Kept, Schedules } from './schedules';

export interface SchedulerRequest {
  /** From the path; empty for a list. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly body: JsonObject;
}

export interface OperationNeeds {
  readonly schedules: Schedules;
  /** Throws ValidationException for a role that the scheduler cannot assume. */
  readonly checkRole: (roleArn: string, groupName: string) => void;
}

/** An operation and the permissions that it requires. */
export interface SchedulerOperation {
  readonly demands: (request: SchedulerRequest) => readonly IamQuestion[];
  readonly run: (needs: OperationNeeds, request: SchedulerRequest) => JsonObject;
}

/** The name and group of a schedule from the path and `groupName`. */
export function namedSchedule({ name, query }: SchedulerRequest): { Name: string; GroupName: string } {
  const GroupName = query.get('groupName') ?? defaultGroup;
  for (const each of [name, GroupName]) checkName(each);
  return { Name: name, GroupName };
}

function checkName(name: string): void {
  const isName: boolean = is(nameSchema, name);
  if (!isName) throw invalid(`Invalid name ${name}.`);
}

/** Throws ResourceNotFoundException. */
export function requireSchedule(schedules: Schedules, named: { Name: string; GroupName: string }): Kept {
  const found = schedules.find(scheduleArn(named));
  if (found === undefined) throw notFound(`Schedule ${named.Name} does not exist.`);
  return found;
}

export const notFound = (message: string) => new AwsError('ResourceNotFoundException', message, 404);

/** Writing a schedule requires permission to pass its role. */
export const passRole = (roleArn: string): IamQuestion => ({
  action: 'iam:PassRole',
  resource: roleArn,
  context: { 'iam:PassedToService': 'scheduler.amazonaws.com' },
});

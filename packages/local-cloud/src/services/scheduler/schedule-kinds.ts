import { isoTimestamp, optional, picklist, pipe, strictObject, string, transform } from 'valibot';
import { physicalName } from '#local/services/physical-name';
import { inert } from '#local/template/inert';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import { defaultGroup, groupArn } from './schedule';
import { scheduleSettings, targetSchema, windowSchema } from './schedule-settings';
import type { Schedules } from './schedules';

const moment = pipe(
  string(),
  isoTimestamp(),
  transform((text) => Date.parse(text) / 1000),
);

const scheduleProperties = strictObject({
  Name: optional(string()),
  GroupName: optional(string(), defaultGroup),
  Description: optional(string()),
  ScheduleExpression: string(),
  ScheduleExpressionTimezone: optional(string()),
  StartDate: optional(moment),
  EndDate: optional(moment),
  State: optional(picklist(['ENABLED', 'DISABLED'])),
  FlexibleTimeWindow: windowSchema,
  Target: targetSchema,
  KmsKeyArn: inert('stored data is not encrypted'),
});

interface Needs {
  readonly schedules: Schedules;
  readonly checkRole: (roleArn: string, groupName: string) => void;
}

export const scheduleKinds = ({ schedules, checkRole }: Needs): ResourceKind[] => [
  resourceKind({
    type: 'AWS::Scheduler::ScheduleGroup',
    properties: strictObject({
      Name: optional(string()),
      Tags: inert('tags are not used'),
    }),
    create(resource) {
      const name = resource.properties.Name ?? physicalName(resource, 64);
      schedules.putGroup(name);
      return { ref: name, attributes: { Arn: groupArn(name), State: 'ACTIVE' } };
    },
  }),
  resourceKind({
    type: 'AWS::Scheduler::Schedule',
    properties: scheduleProperties,
    create(resource) {
      const { Name = physicalName(resource, 64), KmsKeyArn: _, ...properties } = resource.properties;
      const settings = scheduleSettings({ ...properties, Name });
      if (!schedules.hasGroup(settings.GroupName))
        throw new Error(`Schedule group ${settings.GroupName} does not exist.`);
      checkRole(settings.Target.RoleArn, settings.GroupName);
      return { ref: Name, attributes: { Arn: schedules.put(settings).Arn } };
    },
  }),
];

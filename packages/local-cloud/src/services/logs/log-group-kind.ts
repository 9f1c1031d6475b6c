import { number, optional, strictObject, string } from 'valibot';
import { physicalName } from '#local/services/physical-name';
import { inert } from '#local/template/inert';
import { resourceKind } from '#local/template/resource-kind';
import type { LogGroups } from './log-groups';

export const logGroupKind = ({ groups }: { readonly groups: LogGroups }) =>
  resourceKind({
    type: 'AWS::Logs::LogGroup',
    properties: strictObject({
      LogGroupName: optional(string()),
      RetentionInDays: optional(number()),
      KmsKeyId: inert('stored data is not encrypted'),
      LogGroupClass: inert('the local cloud has no billing'),
      Tags: inert('tags are not used'),
    }),
    create(resource) {
      const { LogGroupName, RetentionInDays } = resource.properties;
      const { name, arn } = groups.put(LogGroupName ?? physicalName(resource, 128), RetentionInDays);
      // The ARN ends with a star for the streams.
      return { ref: name, attributes: { Arn: `${arn}:*` } };
    },
  });

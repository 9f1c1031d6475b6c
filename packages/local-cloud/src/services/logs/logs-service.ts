import { jsonAnswer, jsonError } from '#local/platform/aws-answers';
import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler } from '#local/platform/http';
import { inputOf, operationOf } from '#local/platform/json-protocol';
import type { Authenticate } from '#local/platform/sigv4';
import type { CloudServices } from '#local/services/needs';
import { type ResourceKind, resourceKind } from '#local/template/resource-kind';
import { logGroups, type LogGroups } from './log-groups';
import type { LogsOperation } from './operation';
import { describeLogGroups } from './operations/DescribeLogGroups';
import { describeLogStreams } from './operations/DescribeLogStreams';
import { filterLogEvents } from './operations/FilterLogEvents';
import { getLogEvents } from './operations/GetLogEvents';
import { number, optional, strictObject, string } from 'valibot';
import { physicalName } from '#local/services/physical-name';
import { inert } from '#local/template/inert';

export interface LogsService {
  readonly kinds: readonly ResourceKind[];
  /** Handles the target `Logs_20140328`. */
  readonly handler: HttpHandler;
  readonly operations: readonly string[];
  readonly append: LogGroups['append'];
}

type Needs = Pick<CloudServices, 'clock' | 'iam'> & { readonly authenticate: Authenticate };

const operations = new Map<string, LogsOperation>(
  Object.entries({
    DescribeLogGroups: describeLogGroups,
    DescribeLogStreams: describeLogStreams,
    FilterLogEvents: filterLogEvents,
    GetLogEvents: getLogEvents,
  }),
);

/** CloudWatch Logs, for reading the output of functions. Amazon CloudWatch Logs API Reference. */
export function createLogsService({ clock, iam, authenticate }: Needs): LogsService {
  const groups = logGroups({ clock });
  return {
    kinds: [logGroupKind({ groups })],
    operations: [...operations.keys()],
    append: groups.append,
    async handler(request) {
      try {
        const principal = await authenticate(request, 'logs');
        const name = operationOf(request);
        const operation = operations.get(name);
        if (operation === undefined)
          throw new AwsError(
            'UnknownOperationException',
            `The local cloud does not support the CloudWatch Logs operation ${name}.`,
          );
        const input = inputOf(request);
        const question = { action: `logs:${name}`, resource: operation.resource(groups, input) };
        const decision = iam.decide(principal, question);
        if (!decision.allowed) throw new AwsError('AccessDeniedException', decision.reason);
        return jsonAnswer(200, operation.run(groups, input));
      } catch (error) {
        if (error instanceof AwsError) return jsonError(error);
        throw error;
      }
    },
  };
}

const logGroupKind = ({ groups }: { readonly groups: LogGroups }) =>
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

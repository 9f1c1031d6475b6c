import { AwsError } from '#local/platform/aws-error';
import type { Iam } from '#local/platform/principal';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import type { AsynchronousInvocations } from './asynchronous';
import { eventInvokeProperties } from './function-properties';
import type { FunctionsRegister } from './functions-register';

interface Needs {
  readonly iam: Iam;
  readonly functions: FunctionsRegister;
  readonly asynchronous: AsynchronousInvocations;
}

export const eventInvokeKind = ({ iam, functions, asynchronous }: Needs): ResourceKind =>
  resourceKind({
    type: 'AWS::Lambda::EventInvokeConfig',
    properties: eventInvokeProperties,
    create({ properties: { FunctionName, Qualifier, MaximumRetryAttempts, DestinationConfig = {} } }) {
      const onFailure = DestinationConfig.OnFailure?.Destination;
      const onSuccess = DestinationConfig.OnSuccess?.Destination;
      const { roleArn } = functions.find(FunctionName);
      for (const destination of [onFailure, onSuccess]) checkDestination(iam, roleArn, destination);
      asynchronous.configure(FunctionName, { mostRetries: MaximumRetryAttempts, onFailure, onSuccess });
      return { ref: `${FunctionName}|${Qualifier}` };
    },
  });

/**
 * Checks the role's permission for the destination, like AWS: Developer Guide, "Capturing records of Lambda
 * asynchronous invocations", execution role permissions.
 */
export function checkDestination(iam: Iam, roleArn: string, queueArn: string | undefined): void {
  if (queueArn === undefined) return;
  if (!queueArn.startsWith('arn:aws:sqs:'))
    throw new Error(
      `property DestinationConfig: only queues are supported by the local cloud, not ${queueArn}`,
    );
  const role = iam.roleSession(roleArn, 'asynchronous-invocation');
  if (!iam.decide(role, { action: 'sqs:SendMessage', resource: queueArn }).allowed)
    throw new AwsError(
      'InvalidParameterValueException',
      'The function execution role does not have permissions to call SendMessage on SQS',
    );
}

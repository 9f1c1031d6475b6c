import { AwsError } from '#local/platform/aws-error';
import { conditionMet } from '#local/platform/iam/condition';
import type { Iam, PolicyStatement } from '#local/platform/principal';
import { accountId, type InvokingCaller } from '#local/services/needs';
import type { DeployedFunction } from './deployed-function';

/** The statement that AWS::Lambda::Permission adds to a function's resource policy. */
export interface Permission {
  readonly action: string;
  /** A service such as `apigateway.amazonaws.com`, an account or an ARN. */
  readonly principal: string;
  readonly sourceArn?: string;
  readonly sourceAccount?: string;
}

const action = 'lambda:InvokeFunction';

/** Throws AccessDeniedException unless the caller has permission to invoke the function. */
export function checkCaller(
  iam: Iam,
  { arn }: DeployedFunction,
  permissions: readonly Permission[],
  caller: InvokingCaller,
): void {
  if ('principal' in caller) {
    const resourcePolicy = {
      Statement: permissions.filter(isForAccounts).map((each) => statement(each, arn)),
    };
    const decision = iam.decide(caller.principal, { action, resource: arn, resourcePolicy });
    if (!decision.allowed) throw new AwsError('AccessDeniedException', decision.reason, 403);
  } else if (!permissions.some((permission) => admits(permission, caller))) {
    throw new AwsError(
      'AccessDeniedException',
      `${caller.service} is not authorized to perform: ${action} on resource: ${arn} for ${caller.sourceArn} ` +
        `because no resource-based policy allows the ${action} action`,
      403,
    );
  }
}

const isForAccounts = ({ principal }: Permission) => !principal.endsWith('.amazonaws.com');

const statement = (permission: Permission, Resource: string): PolicyStatement => ({
  Effect: 'Allow',
  Action: permission.action,
  Resource,
  Principal: { AWS: permission.principal },
});

function admits(permission: Permission, caller: { service: string; sourceArn: string }): boolean {
  const source: Readonly<Record<string, string>> = {
    'aws:SourceArn': caller.sourceArn,
    'aws:SourceAccount': accountId,
  };
  return (
    permission.principal === caller.service &&
    [action, 'lambda:*'].includes(permission.action) &&
    conditionMet(conditionOf(permission), (key) => source[key], undefined)
  );
}

/** The condition that Lambda adds for a permission (API Reference, "AddPermission"). */
const conditionOf = ({ sourceArn, sourceAccount }: Permission) => ({
  ...(sourceArn === undefined ? {} : { ArnLike: { 'aws:SourceArn': sourceArn } }),
  ...(sourceAccount === undefined ? {} : { StringEquals: { 'aws:SourceAccount': sourceAccount } }),
});

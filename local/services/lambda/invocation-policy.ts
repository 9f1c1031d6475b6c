import { AwsError } from '#local/platform/aws-error';
import type { Iam, PolicyStatement } from '#local/platform/principal';
import { accountId, type InvokingCaller } from '#local/services/needs';
import type { DeployedFunction } from '#local/services/lambda/deployed-function';

/** What an AWS::Lambda::Permission adds to a function's resource policy. */
export interface Permission {
  readonly action: string;
  /** A service such as `apigateway.amazonaws.com`, an account or an ARN. */
  readonly principal: string;
  readonly sourceArn?: string;
  readonly sourceAccount?: string;
}

const action = 'lambda:InvokeFunction';

/** Throws AccessDeniedException unless the caller may invoke the function. */
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

function admits(
  permission: Permission,
  { service, sourceArn }: { service: string; sourceArn: string },
): boolean {
  return (
    permission.principal === service &&
    [action, 'lambda:*'].includes(permission.action) &&
    (permission.sourceAccount ?? accountId) === accountId &&
    (permission.sourceArn === undefined || arnLike(permission.sourceArn, sourceArn))
  );
}

/** IAM User Guide, "Amazon Resource Name (ARN) condition operators": each of the six parts is matched alone. */
function arnLike(pattern: string, arn: string): boolean {
  const [wanted, given] = [parts(pattern), parts(arn)];
  return wanted.every((part, index) => wildcard(part).test(given[index] ?? ''));
}

function parts(arn: string): string[] {
  const pieces = arn.split(':');
  return [...pieces.slice(0, 5), pieces.slice(5).join(':')];
}

const wildcard = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    's',
  );

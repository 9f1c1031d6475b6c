import type { Clock } from '#local/platform/clock';
import type { CredentialRegister, Iam, PolicyDocument, Principal } from '#local/platform/principal';
import type { Storage } from '#local/platform/storage';

/** The only account and region. */
export const accountId = '000000000000';
export const region = 'eu-west-1';

/** Dependencies of services; each service takes a `Pick` of them. */
export interface CloudServices {
  /** The clock of the product, which can be advanced. */
  readonly clock: Clock;
  /** The clock of signatures, tokens and credentials. It is never advanced, because browsers use the same time. */
  readonly tokenClock: Clock;
  readonly storage: Storage;
  readonly iam: Iam;
  readonly credentials: CredentialRegister;
  readonly roles: RoleRegister;
  readonly functions: Functions;
  readonly eventTargets: EventTargets;
  readonly stateMachines: StateMachines;
  readonly dynamodb: DynamoDb;
  readonly userPools: UserPools;
  readonly inbox: Inbox;
  readonly queues: Queues;
  /** The origin, such as `http://localhost:4000`. Known before any resource is created. */
  readonly origin: string;
}

/** A policy by its name, or a managed policy by its ARN. */
export interface NamedPolicy {
  readonly name: string;
  readonly document: PolicyDocument;
}

/** Roles of the templates. */
export interface RoleRegister {
  put(role: {
    arn: string;
    name: string;
    trust: PolicyDocument;
    managedPolicyArns: readonly string[];
    inlinePolicies: readonly NamedPolicy[];
  }): void;
  attach(roleName: string, policy: NamedPolicy): void;
}

/** The interface of Lambda for other services. */
export interface Functions {
  /**
   * Runs a function and returns its response. `caller` is a service principal with its source, checked against the
   * function's resource policy, or a role's session, checked against its policies. Throws AwsError
   * AccessDeniedException, ResourceNotFoundException or TooManyRequestsException; a failure of the function itself is
   * part of the response.
   */
  invoke(functionArn: string, event: unknown, caller: InvokingCaller): Promise<FunctionAnswer>;
}

/** The interface of Lambda for asynchronous events. */
export interface EventTargets {
  /** Throws AwsError AccessDeniedException or ResourceNotFoundException. */
  admit(functionArn: string, caller: InvokingCaller): void;
  /**
   * Invokes a function later, with the retries and destinations of asynchronous invocation; settles after the last
   * try. Throws as `admit` does.
   */
  send(functionArn: string, event: unknown, caller: InvokingCaller): Promise<void>;
}

/** The interface of Step Functions for schedules. */
export interface StateMachines {
  /**
   * Starts an execution as a role's session. Settles when it has ended, successfully or not. Throws AwsError
   * AccessDeniedException or StateMachineDoesNotExist.
   */
  start(machineArn: string, input: string, caller: Principal): Promise<void>;
}

export type InvokingCaller =
  | { readonly service: string; readonly sourceArn: string }
  | { readonly principal: Principal };

export type FunctionAnswer =
  | { readonly payload: unknown }
  | {
      readonly functionError: 'Unhandled';
      readonly errorType: string;
      readonly errorMessage: string;
      readonly trace?: readonly string[];
    };

/** The interface of DynamoDB for AppSync and stream pollers. */
export interface DynamoDb {
  /**
   * Performs an operation by its API name (`GetItem`, `TransactWriteItems`, …), with the API's JSON as input and
   * output, after checking permissions. Throws AwsError with the API's exception name
   * (`ConditionalCheckFailedException`, …); its members contain `Item` and `CancellationReasons` as in AWS.
   */
  call(
    operation: string,
    input: Readonly<Record<string, unknown>>,
    principal: Principal,
  ): Promise<Record<string, unknown>>;
}

/** The interface of user pools for AppSync, API Gateway and identity pools. */
export interface UserPools {
  /** Verifies signature, issuer and expiry, of either token kind. Throws AwsError NotAuthorizedException. */
  verifyToken(userPoolId: string, token: string): Promise<TokenClaims>;
}

export interface TokenClaims {
  readonly sub: string;
  readonly iss: string;
  readonly token_use: 'access' | 'id';
  readonly username?: string;
  readonly client_id?: string;
  readonly aud?: string;
  readonly exp: number;
  readonly 'cognito:groups'?: readonly string[];
  readonly [claim: string]: unknown;
}

/** Messages that AWS would have sent by e-mail. */
export interface Inbox {
  deliver(mail: { to: string; subject: string; text: string; code: string | null }): void;
}

/** The interface of SQS for failed stream batches. */
export interface Queues {
  send(queueArn: string, body: string): void;
}

import type { Clock } from '#local/platform/clock';
import type { CredentialRegister, Iam, PolicyDocument, Principal } from '#local/platform/principal';
import type { Storage } from '#local/platform/storage';

/** The one account and region that exist here. */
export const accountId = '000000000000';
export const region = 'eu-west-1';

/** What a service may ask of the cloud; each takes a `Pick` of it. */
export interface CloudServices {
  /** The time of the product, which may have been advanced. */
  readonly clock: Clock;
  /** The time of signatures, tokens and credentials. It is never advanced, because browsers use it too. */
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
  /** The one origin, such as `http://localhost:4000`, known before any resource is created. */
  readonly origin: string;
}

/** Roles of the templates. */
export interface RoleRegister {
  put(role: {
    arn: string;
    name: string;
    trust: PolicyDocument;
    managedPolicyArns: readonly string[];
    inlinePolicies: readonly PolicyDocument[];
  }): void;
  attach(roleName: string, policy: PolicyDocument): void;
}

/** Lambda, as other services invoke it. */
export interface Functions {
  /**
   * Runs a function to its end. `caller` is a service principal with its source, checked against the function's
   * resource policy, or a role's session, checked against its policies. Throws AwsError AccessDeniedException,
   * ResourceNotFoundException or TooManyRequestsException; a failure of the function itself is in the answer.
   */
  invoke(functionArn: string, event: unknown, caller: InvokingCaller): Promise<FunctionAnswer>;
}

/** Lambda, as services hand it events whose outcome they do not wait for. */
export interface EventTargets {
  /** Throws AwsError AccessDeniedException or ResourceNotFoundException. */
  admit(functionArn: string, caller: InvokingCaller): void;
  /**
   * Invokes a function later, with the retries and destinations of asynchronous invocation; settles after the last
   * try. Throws as `admit` does.
   */
  send(functionArn: string, event: unknown, caller: InvokingCaller): Promise<void>;
}

/** Step Functions, as schedules start executions. */
export interface StateMachines {
  /**
   * Starts an execution as a role's session; settles when it has ended, however. Throws AwsError
   * AccessDeniedException or StateMachineDoesNotExist.
   */
  start(machineArn: string, input: string, caller: Principal): Promise<void>;
}

export type InvokingCaller =
  { readonly service: string; readonly sourceArn: string } | { readonly principal: Principal };

export type FunctionAnswer =
  | { readonly payload: unknown }
  | {
      readonly functionError: 'Unhandled';
      readonly errorType: string;
      readonly errorMessage: string;
      readonly trace?: readonly string[];
    };

/** DynamoDB, as AppSync and the stream pollers call it. */
export interface DynamoDb {
  /**
   * One operation by its API name (`GetItem`, `TransactWriteItems`, …), with the API's own input and output JSON.
   * IAM decides first. Throws AwsError with the API's exception name (`ConditionalCheckFailedException`, …);
   * members hold `Item` and `CancellationReasons` as AWS sends them.
   */
  call(
    operation: string,
    input: Readonly<Record<string, unknown>>,
    principal: Principal,
  ): Promise<Record<string, unknown>>;
}

/** User pools, as AppSync, API Gateway and identity pools check their tokens. */
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

/** SQS, as far as failed stream batches are put into it. */
export interface Queues {
  send(queueArn: string, body: string): void;
}

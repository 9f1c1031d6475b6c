/** An IAM policy document with resolved intrinsic functions. */
export interface PolicyDocument {
  readonly Version?: string;
  readonly Statement: readonly PolicyStatement[] | PolicyStatement;
}

export interface PolicyStatement {
  readonly Sid?: string;
  readonly Effect: 'Allow' | 'Deny';
  readonly Action?: string | readonly string[];
  readonly NotAction?: string | readonly string[];
  readonly Resource?: string | readonly string[];
  readonly NotResource?: string | readonly string[];
  readonly Principal?: unknown;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The caller: a role's session or the local administrator. */
export interface Principal {
  /** The session's ARN, such as `arn:aws:sts::000000000000:assumed-role/GuestRole/CognitoIdentityCredentials`. */
  readonly arn: string;
  /** The role's ARN, absent for the administrator. */
  readonly roleArn?: string;
  /**
   * Each list is a separate gate that must allow the action: the role's policies, then the session policies, if any.
   */
  readonly gates: readonly (readonly PolicyDocument[])[];
  /** Context keys of the session, such as `cognito-identity.amazonaws.com:sub`. */
  readonly context: Readonly<Record<string, string | readonly string[]>>;
  /** Present for credentials of an identity pool. */
  readonly cognitoIdentity?: {
    readonly identityPoolId: string;
    readonly identityId: string;
    readonly authenticated: boolean;
    /** `cognito-idp.<region>.amazonaws.com/<pool>,cognito-idp.…:CognitoSignIn:<sub>` as AppSync shows it. */
    readonly provider?: string;
  };
}

export interface IamQuestion {
  /** Such as `dynamodb:GetItem`. */
  readonly action: string;
  /** The resource's ARN, or `*`. */
  readonly resource: string;
  /** Request context keys, such as `s3:prefix`. */
  readonly context?: Readonly<Record<string, string | readonly string[]>>;
  /** The resource's policy, for resources that support one (buckets, functions, queues). */
  readonly resourcePolicy?: PolicyDocument;
}

/** A service of this account that assumes a role. */
export interface AssumingService {
  /** Such as `appsync.amazonaws.com`. */
  readonly service: string;
  /** The resource on whose behalf the service acts; absent if the service does not send it. */
  readonly sourceArn?: string;
}

export interface Iam {
  /** Whether the policies allow the action; an explicit Deny wins. `reason` has the wording of AWS's message. */
  decide(principal: Principal, question: IamQuestion): { allowed: true } | { allowed: false; reason: string };
  /**
   * Returns the principal of a role's session with its current policies. Throws for an unknown role, and AccessDenied
   * for a service that the role's trust policy does not allow.
   */
  roleSession(
    roleArn: string,
    sessionName: string,
    extra?: Partial<Pick<Principal, 'context' | 'cognitoIdentity'>> & {
      sessionPolicies?: readonly PolicyDocument[];
      assumedBy?: AssumingService;
    },
  ): Principal;
}

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly expiresAt?: Date;
}

/** Issued credentials and their principals. */
export interface CredentialRegister {
  issue(principal: Principal, expiresAt?: Date): Credentials;
  find(accessKeyId: string): { credentials: Credentials; principal: Principal } | undefined;
}

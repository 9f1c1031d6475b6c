/** An IAM policy document as templates and roles carry it, intrinsics resolved. */
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

/** Who acts: a role's session, or the local administrator. */
export interface Principal {
  /** The session's ARN, such as `arn:aws:sts::000000000000:assumed-role/GuestRole/CognitoIdentityCredentials`. */
  readonly arn: string;
  /** The role's ARN, absent for the administrator. */
  readonly roleArn?: string;
  /** Each list is a gate of its own that must allow: the role's policies, then session policies if any. */
  readonly gates: readonly (readonly PolicyDocument[])[];
  /** Context keys that come with the session, such as `cognito-identity.amazonaws.com:sub`. */
  readonly context: Readonly<Record<string, string | readonly string[]>>;
  /** Present for credentials that an identity pool gave out. */
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
  /** The resource's own policy, where it has one (buckets, functions, queues). */
  readonly resourcePolicy?: PolicyDocument;
}

/** A service of this account that takes a role. */
export interface AssumingService {
  /** Such as `appsync.amazonaws.com`. */
  readonly service: string;
  /** The resource for which the service acts; absent for a service that does not tell. */
  readonly sourceArn?: string;
}

export interface Iam {
  /** Whether the policies allow it; an explicit Deny wins. `reason` reads like AWS's own message. */
  decide(principal: Principal, question: IamQuestion): { allowed: true } | { allowed: false; reason: string };
  /**
   * The principal of a role's session, its policies as they stand now. Throws for an unknown role, and AccessDenied
   * for a service that the role's trust policy does not let assume it.
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

/** Which credentials exist, and who each one is. */
export interface CredentialRegister {
  issue(principal: Principal, expiresAt?: Date): Credentials;
  find(accessKeyId: string): { credentials: Credentials; principal: Principal } | undefined;
}

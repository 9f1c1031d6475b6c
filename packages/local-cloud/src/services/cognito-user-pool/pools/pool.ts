import { accountId, region } from '#local/services/needs';
import type { UserPoolProperties } from '../kinds/user-pool-properties';
import type { UserPoolClientProperties } from '../kinds/user-pool-client-properties';
import type { Grants } from '../tokens/grants';
import type { TokenKey } from '../tokens/token-key';
import type { Users } from '../users/users';

/** When a resource was created and last changed, in ISO 8601. */
export interface Dates {
  readonly createdAt: string;
  readonly modifiedAt: string;
}

/** A running user pool: its properties in the template and its users. */
export interface UserPool {
  /** Such as `eu-west-1_Ab12Cd34E`. */
  readonly id: string;
  readonly arn: string;
  readonly name: string;
  readonly dates: Dates;
  readonly properties: UserPoolProperties;
  readonly clients: Map<string, UserPoolClient>;
  readonly groups: Map<string, UserPoolGroup>;
  readonly users: Users;
  readonly grants: Grants;
  readonly key: TokenKey;
}

export interface UserPoolClient {
  readonly id: string;
  readonly name: string;
  readonly properties: UserPoolClientProperties;
}

export interface UserPoolGroup {
  readonly name: string;
  readonly description?: string | undefined;
  /** The lowest value has priority; groups without a value come last. */
  readonly precedence?: number | undefined;
  readonly roleArn?: string | undefined;
  readonly dates: Dates;
}

export const hidesUnknownUsers = (client: UserPoolClient) =>
  client.properties.PreventUserExistenceErrors !== 'LEGACY';

/** The issuer of a pool's tokens without its scheme. */
export const providerName = (poolId: string) => `cognito-idp.${region}.amazonaws.com/${poolId}`;

export const poolArn = (poolId: string) => `arn:aws:cognito-idp:${region}:${accountId}:userpool/${poolId}`;

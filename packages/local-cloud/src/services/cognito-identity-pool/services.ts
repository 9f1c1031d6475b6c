import type { Clock } from '#local/platform/clock';
import type { CredentialRegister, Iam, PolicyDocument } from '#local/platform/principal';
import type { IdentityPools } from './identity-pool';
import type { Identities } from './identities';
import type { TokenChecks } from './logins';

/** Dependencies of operations; each operation takes a `Pick` of them. */
export interface IdentityPoolServices {
  readonly clock: Clock;
  readonly credentials: CredentialRegister;
  readonly iam: Iam;
  readonly identities: Identities;
  readonly pools: IdentityPools;
  readonly userPools: TokenChecks;
  /** Returns a role's trust policy. Throws for an unknown role. */
  readonly trust: (roleArn: string) => PolicyDocument;
}

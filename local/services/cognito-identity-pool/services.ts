import type { Clock } from '#local/platform/clock';
import type { CredentialRegister, Iam, PolicyDocument } from '#local/platform/principal';
import type { IdentityPools } from './identity-pool';
import type { Identities } from './identities';
import type { TokenChecks } from './logins';

/** What operations are made of; each takes a `Pick` of it. */
export interface IdentityPoolServices {
  readonly clock: Clock;
  readonly credentials: CredentialRegister;
  readonly iam: Iam;
  readonly identities: Identities;
  readonly pools: IdentityPools;
  readonly userPools: TokenChecks;
  /** A role's trust policy; throws for an unknown role. */
  readonly trust: (roleArn: string) => PolicyDocument;
}

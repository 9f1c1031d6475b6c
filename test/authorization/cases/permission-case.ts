import type { Personas } from '../personas/personas';
import type { Identity, Permission, Target } from '../matrix/permissions';
import type { Given } from '../requests/call';
import type { Files } from '../environment/buckets';
import type { Stage } from '../environment/running-stage';

export interface PermissionCase {
  readonly identity: Identity;
  readonly target: Target;
  /** Of the row, for the identity. */
  readonly permission: Permission;
  /** Of an unready one. */
  readonly subject?: Given;
}

export interface TestEnvironment {
  readonly stage: Stage;
  readonly personas: Personas;
  /** Owns what belongs to none of the personas. */
  readonly uninvolvedUser: { readonly sub: string; readonly idToken: string; readonly identityId: string };
  readonly files: Files;
  /** Casinos that no case has changed yet: they serve several cases. */
  readonly casinos: Map<string, Promise<string>>;
}

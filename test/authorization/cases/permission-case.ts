import type { Personas } from '#test/world/personas';
import type { Identity, Permission, Target } from '../matrix/permissions';
import type { Given } from '../requests/call';
import type { Files } from '../environment/buckets';
import type { Stage } from '../environment/running-stage';

export interface PermissionCase {
  readonly identity: Identity;
  readonly target: Target;
  /** The permission of the identity in the row. */
  readonly permission: Permission;
  /** The subject of an unready object. */
  readonly subject?: Given;
}

export interface TestEnvironment {
  readonly stage: Stage;
  readonly personas: Personas;
  /** A user who owns the objects of others. */
  readonly uninvolvedUser: { readonly sub: string; readonly idToken: string; readonly identityId: string };
  readonly files: Files;
  /** Casinos that no case has changed; they are reused by several cases. */
  readonly casinos: Map<string, Promise<string>>;
}

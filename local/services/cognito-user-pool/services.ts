import type { Clock } from '#local/platform/clock';
import type { Inbox } from '#local/services/needs';
import type { Callers } from './callers';
import type { Codes } from './codes';
import type { Lockout } from './lockout';
import type { Pools } from './pools';
import type { Seal } from './seal';
import type { SignIn } from './sign-in';
import type { Tokens } from './tokens';
import type { Triggers } from './triggers';

/** What operations are made of; each takes a `Pick` of it. */
export interface UserPoolServices {
  readonly clock: Clock;
  readonly inbox: Inbox;
  readonly pools: Pools;
  readonly callers: Callers;
  readonly codes: Codes;
  readonly lockout: Lockout;
  readonly seal: Seal;
  readonly signIn: SignIn;
  readonly tokens: Tokens;
  readonly triggers: Triggers;
}

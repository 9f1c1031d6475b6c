import type { Clock } from '#local/platform/clock';
import type { Inbox } from '#local/services/needs';
import type { Callers } from './protocol/callers';
import type { Codes } from './sign-up/codes';
import type { Lockout } from './sign-in/lockout';
import type { Pools } from './pools/pools';
import type { Seal } from './protocol/seal';
import type { SignIn } from './sign-in/sign-in';
import type { Tokens } from './tokens/tokens';
import type { Triggers } from './pools/triggers';

/** Dependencies of operations; each operation takes a `Pick` of them. */
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

import type { HttpHandler } from '#local/platform/http';
import type { Authenticate } from '#local/platform/sigv4';
import type { ResourceKind } from '#local/template/resource-kind';
import type { CloudServices, TokenClaims, UserPools } from '#local/services/needs';
import { adminOperations } from './protocol/admin-operations';
import { authorize } from './protocol/authorize';
import { createCallers, requireLive } from './protocol/callers';
import { clientOperations } from './protocol/client-operations';
import { createCodes } from './sign-up/codes';
import { jsonProtocol } from './protocol/json-protocol';
import { userPoolKind } from './kinds/user-pool';
import { userPoolClientKind } from './kinds/user-pool-client';
import { userPoolGroupKind } from './kinds/user-pool-group';
import { createLockout } from './sign-in/lockout';
import { createPools } from './pools/pools';
import { openSeal } from './protocol/seal';
import type { UserPoolServices } from './services';
import { createSignIn } from './sign-in/sign-in';
import { createTokens } from './tokens/tokens';
import { createTriggers } from './pools/triggers';
import { verifyToken } from './tokens/verify-token';
import { wellKnown } from './tokens/well-known';

type Needs = Pick<CloudServices, 'clock' | 'storage' | 'iam' | 'functions' | 'inbox'> & {
  authenticate: Authenticate;
};

export interface UserPoolService extends UserPools {
  readonly kinds: readonly ResourceKind[];
  /** Handles `X-Amz-Target: AWSCognitoIdentityProviderService.*`. */
  readonly handler: HttpHandler;
  /** Handles `/<pool>/.well-known/*`. */
  readonly wellKnown: HttpHandler;
  /** Like `verifyToken`, but rejects a token whose user or sign-in has ended. */
  verifyLiveToken(userPoolId: string, token: string): Promise<TokenClaims>;
  /** Supported operations, by API name. */
  readonly operations: readonly string[];
}

export function createUserPoolService({
  clock,
  storage,
  iam,
  functions,
  inbox,
  authenticate,
}: Needs): UserPoolService {
  const pools = createPools(storage, clock);
  const seal = openSeal(storage, 'cognito-idp/seal');
  const tokens = createTokens({ clock });
  const lockout = createLockout({ clock });
  const services: UserPoolServices = {
    clock,
    inbox,
    pools,
    seal,
    tokens,
    lockout,
    callers: createCallers({ pools, clock }),
    codes: createCodes({ clock, inbox }),
    signIn: createSignIn({ clock, lockout, seal, tokens }),
    triggers: createTriggers({ functions }),
  };
  const forAnybody = clientOperations(services);
  const forAdministrators = adminOperations(services);
  const check = authorize({ authenticate, iam });
  const verify = verifyToken({ clock });

  return {
    kinds: [userPoolKind({ pools }), userPoolClientKind({ pools }), userPoolGroupKind({ pools })],
    handler: jsonProtocol('AWSCognitoIdentityProviderService', {
      ...forAnybody,
      ...Object.fromEntries(
        Object.entries(forAdministrators).map(([name, run]) => [
          name,
          async (body: unknown, request) => {
            await check(request, name, body);
            return run(body);
          },
        ]),
      ),
    }),
    wellKnown: wellKnown({ pools }),
    verifyToken: async (userPoolId, token) => verify(pools.byId(userPoolId), token),
    async verifyLiveToken(userPoolId, token) {
      const pool = pools.byId(userPoolId);
      const claims = await verify(pool, token);
      requireLive(pool, claims);
      return claims;
    },
    operations: Object.keys({ ...forAnybody, ...forAdministrators }).sort(),
  };
}

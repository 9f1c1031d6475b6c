import type { HttpHandler } from '#local/platform/http';
import type { CloudServices } from '#local/services/needs';
import { jsonProtocol } from '#local/services/cognito-user-pool/protocol/json-protocol';
import type { ResourceKind } from '#local/template/resource-kind';
import { openIdentities } from './identities';
import type { IdentityPools } from './identity-pool';
import { identityPoolKind } from './kinds/identity-pool';
import { identityPoolRoleAttachmentKind } from './kinds/identity-pool-role-attachment';
import { getCredentialsForIdentity } from './operations/GetCredentialsForIdentity';
import { getId } from './operations/GetId';
import { getOpenIdToken } from './operations/GetOpenIdToken';
import type { IdentityPoolServices } from './services';

type Needs = Pick<CloudServices, 'clock' | 'storage' | 'iam' | 'credentials'> &
  Pick<IdentityPoolServices, 'trust' | 'userPools'>;

export interface IdentityPoolService {
  readonly kinds: readonly ResourceKind[];
  /** Handles `X-Amz-Target: AWSCognitoIdentityService.*`. These requests are not signed. */
  readonly handler: HttpHandler;
  /** Supported operations, by API name. */
  readonly operations: readonly string[];
}

export function createIdentityPoolService({ storage, ...needs }: Needs): IdentityPoolService {
  const pools: IdentityPools = new Map();
  const services = { ...needs, pools, identities: openIdentities({ storage, clock: needs.clock }) };
  const operations = {
    GetCredentialsForIdentity: getCredentialsForIdentity(services),
    GetId: getId(services),
    GetOpenIdToken: getOpenIdToken(services),
  };
  return {
    kinds: [identityPoolKind({ pools }), identityPoolRoleAttachmentKind({ pools })],
    handler: jsonProtocol('AWSCognitoIdentityService', operations),
    operations: Object.keys(operations),
  };
}

import { resourceKind } from '#local/template/resource-kind';
import { clientIdFrom, generatedName } from '../pools/derived-id';
import type { Pools } from '../pools/pools';
import { refuseBeyondPlan } from './feature-plan';
import { properties } from './user-pool-client-properties';

/** AWS::Cognito::UserPoolClient, without a secret and without hosted pages. */
export const userPoolClientKind = ({ pools }: { pools: Pools }) =>
  resourceKind({
    type: 'AWS::Cognito::UserPoolClient',
    properties,
    create(resource) {
      const id = clientIdFrom(resource.nameSeed);
      const { logicalId, nameSeed, properties: given } = resource;
      const name = given.ClientName ?? generatedName(logicalId, nameSeed);
      const pool = pools.byId(given.UserPoolId);
      if (given.RefreshTokenRotation?.Feature === 'ENABLED')
        refuseBeyondPlan('refresh token rotation', pool.properties.UserPoolTier, ['ESSENTIALS', 'PLUS']);
      pool.clients.set(id, { id, name, properties: given });
      return { ref: id, attributes: { ClientId: id, Name: name } };
    },
  });

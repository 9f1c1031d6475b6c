import { resourceKind } from '#local/template/resource-kind';
import { providerName } from '../pools/pool';
import type { Pools } from '../pools/pools';
import { refuseBeyondPlan } from './feature-plan';
import { properties } from './user-pool-properties';

/** AWS::Cognito::UserPool with e-mail addresses as user names. */
export const userPoolKind = ({ pools }: { pools: Pools }) =>
  resourceKind({
    type: 'AWS::Cognito::UserPool',
    properties,
    async create(resource) {
      const { UserPoolTier, UserPoolAddOns } = resource.properties;
      if (UserPoolAddOns.AdvancedSecurityMode !== 'OFF')
        refuseBeyondPlan('threat protection', UserPoolTier, ['PLUS']);
      const pool = await pools.create(resource);
      return {
        ref: pool.id,
        attributes: {
          Arn: pool.arn,
          ProviderName: providerName(pool.id),
          ProviderURL: `https://${providerName(pool.id)}`,
          UserPoolId: pool.id,
        },
      };
    },
  });

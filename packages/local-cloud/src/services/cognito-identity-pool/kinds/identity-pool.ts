import { createHash } from 'node:crypto';
import { region } from '#local/services/needs';
import { resourceKind } from '#local/template/resource-kind';
import type { IdentityPools } from '../identity-pool';
import { properties } from './identity-pool-properties';

/**
 * AWS::Cognito::IdentityPool with user pools as providers and the enhanced flow. Other providers and flows are not
 * supported.
 */
export const identityPoolKind = ({ pools }: { pools: IdentityPools }) =>
  resourceKind({
    type: 'AWS::Cognito::IdentityPool',
    properties,
    create({ logicalId, nameSeed, properties: given }) {
      const id = `${region}:${uuidFrom(nameSeed)}`;
      pools.set(id, { id, properties: given });
      return { ref: id, attributes: { Name: given.IdentityPoolName ?? logicalId } };
    },
  });

function uuidFrom(seed: string): string {
  const hex = createHash('sha256').update(seed).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5');
}

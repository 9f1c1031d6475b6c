import type { IamRegister } from '#local/platform/iam/roles';
import type { ResourceKind } from '#local/template/resource-kind';
import { managedPolicyKind } from './managed-policy-kind';
import { policyKind } from './policy-kind';
import { roleKind } from './role-kind';

/** The resources of IAM. Decisions are made in `needs.iam`; `iamApi` answers requests. */
export function createIamService(needs: Pick<IamRegister, 'roles'>): { kinds: ResourceKind[] } {
  return { kinds: [roleKind(needs), policyKind(needs), managedPolicyKind(needs)] };
}

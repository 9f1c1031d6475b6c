import type { UserPoolProperties } from './user-pool-properties';

type FeaturePlan = UserPoolProperties['UserPoolTier'];

/** Throws if the pool's plan does not include a feature. Amazon Cognito Developer Guide, "User pool feature plans". */
export function refuseBeyondPlan(feature: string, plan: FeaturePlan, plans: readonly FeaturePlan[]): void {
  if (!plans.includes(plan))
    throw new Error(`the plan ${plan} of the user pool has no ${feature}; ${plans.join(' and ')} have it`);
}

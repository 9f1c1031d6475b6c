import type { ResourceKind } from '#local/template/resource-kind';
import { ruleKind, type RuleNeeds } from './rule-kind';

/** Amazon EventBridge, as far as rules run by a schedule. */
export const createEventsService = (needs: RuleNeeds): { readonly kinds: readonly ResourceKind[] } => ({
  kinds: [ruleKind(needs)],
});

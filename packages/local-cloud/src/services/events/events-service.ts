import type { ResourceKind } from '#local/template/resource-kind';
import { ruleKind, type RuleNeeds } from './rule-kind';

/** Amazon EventBridge, limited to rules with a schedule. */
export const createEventsService = (needs: RuleNeeds): { readonly kinds: readonly ResourceKind[] } => ({
  kinds: [ruleKind(needs)],
});

import type { RuleFault } from './rule-faults';
import type { PromotionRules } from './rules';

/**
 * The first field that asks for something which rewards that players collect themselves cannot do; undefined if there is
 * none. The engine evaluates these rules, but nothing issues their claims yet.
 */
export const unsupportedRule = ({ reward }: Pick<PromotionRules, 'reward'>): RuleFault | undefined =>
  reward.kind === 'TICKETS' ? { path: 'reward.kind', code: 'unsupported' } : undefined;

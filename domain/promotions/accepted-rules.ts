import type { RuleFault } from './rule-faults';
import type { PromotionRules } from './rules';

/**
 * The first field that asks for something which rewards that players collect themselves cannot do; undefined if there is
 * none. The engine evaluates these rules, but nothing issues their claims yet.
 */
export function unsupportedRule({
  eligibility,
  reward,
}: Pick<PromotionRules, 'eligibility' | 'reward'>): RuleFault | undefined {
  const path = [
    ['eligibility.tags', eligibility.tags !== null],
    ['reward.kind', reward.kind === 'TICKETS'],
  ].find(([, isAsked]) => isAsked)?.[0];
  return typeof path === 'string' ? { path, code: 'unsupported' } : undefined;
}

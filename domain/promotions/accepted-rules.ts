import type { RuleFault } from './rule-faults';
import type { PromotionRules } from './rules';

/** Triggers that need somebody or something else than the player's own request. */
const others = ['TOURNAMENT_SETTLED', 'MANUAL'];

/**
 * The first field that asks for something which rewards that players collect themselves cannot do; undefined if there is
 * none. The engine evaluates these rules, but nothing issues their claims yet.
 */
export function unsupportedRule({
  trigger,
  eligibility,
  reward,
}: Pick<PromotionRules, 'trigger' | 'eligibility' | 'reward'>): RuleFault | undefined {
  const path = [
    ['trigger.on', others.includes(trigger.on)],
    ['eligibility.tags', eligibility.tags !== null],
    ['reward.kind', reward.kind === 'TICKETS'],
  ].find(([, isAsked]) => isAsked)?.[0];
  return typeof path === 'string' ? { path, code: 'unsupported' } : undefined;
}

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
  wagering,
  stacking,
}: Pick<PromotionRules, 'trigger' | 'eligibility' | 'reward' | 'wagering' | 'stacking'>):
  RuleFault | undefined {
  const path = [
    ['trigger.on', others.includes(trigger.on)],
    ['eligibility.tags', eligibility.tags !== null],
    ['reward.kind', reward.kind === 'FREE_ROUNDS' || reward.kind === 'TICKETS'],
    ['wagering.multiple', wagering.multiple > 0],
    // A reward is paid at once, so that no claim stays open.
    ['stacking.exclusive', stacking.exclusive],
    ['stacking.group', stacking.group !== null],
  ].find(([, isAsked]) => isAsked)?.[0];
  return typeof path === 'string' ? { path, code: 'unsupported' } : undefined;
}

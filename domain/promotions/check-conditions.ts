import type { ReportFault } from './rule-faults';
import type { PromotionRules, Within } from './rules';

/** Reports the faults in the combination of a condition's fields, and of the conditions with the trigger. */
export function checkConditions(rules: PromotionRules, report: ReportFault): void {
  const { conditions, trigger } = rules;
  // Every round would issue a claim.
  if (trigger.on === 'ROUND_CLOSED' && conditions.length === 0) report('conditions', 'empty');
  conditions.forEach(({ measure, of, from, within }, index) => {
    const path = `conditions[${index}]`;
    const countsRounds = measure === 'COUNT' || measure === 'STREAK';
    // SUM, MAX and STREAK of ROUNDS would be COUNT or the number 1.
    if (of === 'ROUNDS' && measure !== 'COUNT') report(`${path}.of`, 'combination');
    if ((countsRounds && of !== 'ROUNDS') !== (from !== null)) report(`${path}.from`, 'combination');
    checkWithin(rules, within, `${path}.within`, report);
  });
}

/** Reports the faults in the combination of a window with the period and the trigger. */
export function checkWithin(
  { limits, trigger, schedule }: PromotionRules,
  within: Within,
  path: string,
  report: ReportFault,
): void {
  if (within.kind === 'PREVIOUS_PERIOD' && limits.perPeriod === 'ONCE') report(path, 'combination');
  // No round is closed before a sign-up or before the only start of a schedule.
  if (trigger.on === 'SIGN_UP' || (trigger.on === 'SCHEDULE' && schedule.recurring === null))
    report(path, 'combination');
}

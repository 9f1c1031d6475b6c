import { fieldChecks, type ReportFault, ruleLimits } from './rule-faults';
import type { Condition, PromotionRules, Within } from './rules';

/** Reports the faults of the conditions and of their combination with the trigger. */
export function checkConditions(rules: PromotionRules, report: ReportFault): void {
  const { conditions, trigger } = rules;
  if (conditions.length > ruleLimits.conditions) report('conditions', 'range');
  // Every round would issue a claim.
  if (trigger.on === 'ROUND_CLOSED' && conditions.length === 0) report('conditions', 'empty');
  conditions.forEach((condition, index) => checkCondition(rules, condition, `conditions[${index}]`, report));
}

function checkCondition(
  rules: PromotionRules,
  { measure, of, from, atLeast, within, gameIds }: Condition,
  path: string,
  report: ReportFault,
): void {
  const { amount, list } = fieldChecks(report);
  const countsRounds = measure === 'COUNT' || measure === 'STREAK';
  // SUM, MAX and STREAK of ROUNDS would be COUNT or the number 1.
  if (of === 'ROUNDS' && measure !== 'COUNT') report(`${path}.of`, 'combination');
  const needsFrom = countsRounds && of !== 'ROUNDS';
  if (needsFrom !== (from !== null)) report(`${path}.from`, 'combination');
  else if (from !== null) amount(`${path}.from`, from);
  amount(`${path}.atLeast`, atLeast);
  list(`${path}.gameIds`, gameIds);
  checkWithin(rules, within, `${path}.within`, report);
}

/** Reports the faults of a window and of its combination with the period and the trigger. */
export function checkWithin(
  { limits, trigger, schedule }: PromotionRules,
  within: Within,
  path: string,
  report: ReportFault,
): void {
  const { whole } = fieldChecks(report);
  if (within.kind === 'PREVIOUS_PERIOD' && limits.perPeriod === 'ONCE') report(path, 'combination');
  if (within.kind === 'SINCE_JOINING') whole(`${path}.days`, within.days, ruleLimits.joinedDays);
  // No round is closed before a sign-up or before the only start of a schedule.
  if (trigger.on === 'SIGN_UP' || (trigger.on === 'SCHEDULE' && schedule.recurring === null))
    report(path, 'combination');
}

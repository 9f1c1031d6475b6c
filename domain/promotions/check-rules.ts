import { type Bounds, ruleLimits } from './document-rules';
import { paidIn, worstReservation } from './rewards';
import type { ReportFault, RuleFault } from './rule-faults';
import type { PromotionRules, Reward, RewardKind, RewardOf, Schedule, Within } from './rules';
import { valueFaults } from './rules-document';

/** All faults of rules of the right shape; none for rules that can be published. */
export function checkRules(rules: PromotionRules): readonly RuleFault[] {
  const faults: RuleFault[] = [...valueFaults(rules)];
  const report: ReportFault = (path, code) => faults.push({ path, code });
  checkWhole('version', rules.version, ruleLimits.version, report);
  checkWhole('decimals', rules.decimals, ruleLimits.decimals, report);
  checkConditions(rules, report);
  const checkReward: RewardCheck<Reward> = rewardChecks[rules.reward.kind];
  checkReward(rules.reward, rules, report);
  checkSchedule(rules.schedule, report);
  if (rules.schedule.recurring !== null && rules.limits.perPeriod === 'ONCE')
    report('limits.perPeriod', 'recurring-without-period');
  checkBudget(rules, faults.length === 0, report);
  return faults;
}

function checkWhole(path: string, value: number, { least, most }: Bounds, report: ReportFault): void {
  if (!Number.isSafeInteger(value) || value < least || value > most) report(path, 'range');
}

/** A method, so that the check of one kind is also one of any reward. */
type RewardCheck<One> = { check(reward: One, rules: PromotionRules, report: ReportFault): void }['check'];

/** The rules about a reward and other fields. */
const rewardChecks: { readonly [Kind in RewardKind]: RewardCheck<RewardOf<Kind>> } = {
  GRANT: () => undefined,
  PERCENT: ({ within }, rules, report) => checkWithin(rules, within, 'reward.within', report),
  FREE_ROUNDS: (_reward, { wagering }, report) => {
    if (wagering.maxWin === null) report('wagering.maxWin', 'max-win-missing');
  },
  WHEEL: () => undefined,
  TICKETS: (reward, { coin, limits, wagering }, report) => {
    if (reward.coin === coin) report('reward.coin', 'not-tickets');
    checkWhole('reward.decimals', reward.decimals, ruleLimits.decimals, report);
    if (limits.maxClaims === null) report('limits.maxClaims', 'empty');
    if (wagering.multiple !== 0) report('wagering.multiple', 'combination');
  },
};

function checkSchedule({ startsAt, endsAt, recurring }: Schedule, report: ReportFault): void {
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    report('schedule.endsAt', 'end-before-start');
  if (recurring === null) return;
  const { every, days } = recurring;
  const path = 'schedule.recurring.days';
  if (every === 'DAY') {
    if (days.length > 0) report(path, 'combination');
    return;
  }
  if (days.length === 0) report(path, 'empty');
  days.forEach((day, index) => {
    if (days.indexOf(day) < index) report(`${path}[${index}]`, 'duplicate');
    checkWhole(`${path}[${index}]`, day, { least: 1, most: every === 'WEEK' ? 7 : 28 }, report);
  });
}

/** The reservation of a claim can be computed only for rules without other faults. */
function checkBudget(rules: PromotionRules, isComputable: boolean, report: ReportFault): void {
  const { budget } = rules.limits;
  if (budget === '0' && !paidIn(rules.reward)) report('limits.budget', 'amount');
  else if (isComputable && BigInt(budget) < worstReservation(rules))
    report('limits.budget', 'budget-below-claim');
}

/** Reports the faults in the combination of a condition's fields, and of the conditions with the trigger. */
function checkConditions(rules: PromotionRules, report: ReportFault): void {
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
function checkWithin(
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

import { isTag } from '#domain/casinos/player-tags';
import { countries } from '#domain/countries';
import { limits } from '#domain/limits';
import { characters } from '#domain/text/characters';
import { readBalance } from '#domain/wallet/amounts';
import { checkConditions } from './check-conditions';
import { checkReward } from './check-reward';
import { minutesOfDay } from './periods';
import { worstReservation } from './rewards';
import { fieldChecks, type ReportFault, type RuleFault, ruleLimits } from './rule-faults';
import type { PromotionRules, Schedule, Wagering } from './rules';

const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const visible = new RegExp(characters.visible, 'u');

/** All faults of rules of the right shape; none for rules that can be published. */
export function checkRules(rules: PromotionRules): readonly RuleFault[] {
  const faults: RuleFault[] = [];
  const report: ReportFault = (path, code) => faults.push({ path, code });
  checkHead(rules, report);
  checkEligibility(rules, report);
  checkConditions(rules, report);
  checkReward(rules, report);
  checkWagering(rules.wagering, report);
  checkSchedule(rules.schedule, report);
  if (rules.schedule.recurring !== null && rules.limits.perPeriod === 'ONCE')
    report('limits.perPeriod', 'recurring-without-period');
  checkLimits(rules, faults.length === 0, report);
  return faults;
}

function checkHead(rules: PromotionRules, report: ReportFault): void {
  const { whole } = fieldChecks(report);
  const { trigger, name, termsText, version, decimals, stacking } = rules;
  whole('version', version, ruleLimits.version);
  whole('decimals', decimals, ruleLimits.decimals);
  if (!ruleLimits.name.test(name)) report('name', 'format');
  if (!visible.test(termsText)) report('termsText', 'empty');
  else if (termsText.length > ruleLimits.termsText) report('termsText', 'range');
  if (trigger.on === 'CODE') {
    if (trigger.code.trim() === '') report('trigger.code', 'code-empty');
    else if (!ruleLimits.code.test(trigger.code)) report('trigger.code', 'format');
  }
  if (stacking.group?.trim() === '') report('stacking.group', 'empty');
}

function checkEligibility({ eligibility }: PromotionRules, report: ReportFault): void {
  const { whole, list } = fieldChecks(report);
  const { tiers, levels, joinedWithinDays, tags } = eligibility;
  list('eligibility.tiers', tiers);
  list('eligibility.levels', levels);
  list('eligibility.countries', eligibility.countries);
  list('eligibility.tags', tags);
  tiers?.forEach((tier, index) => whole(`eligibility.tiers[${index}]`, tier, ruleLimits.tier));
  eligibility.countries?.forEach((country, index) => {
    if (!countries.includes(country)) report(`eligibility.countries[${index}]`, 'format');
  });
  if (tags !== null && tags.length > limits.brandUser.tags) report('eligibility.tags', 'range');
  tags?.forEach((tag, index) => {
    if (!isTag(tag)) report(`eligibility.tags[${index}]`, 'format');
  });
  if (joinedWithinDays !== null)
    whole('eligibility.joinedWithinDays', joinedWithinDays, ruleLimits.joinedDays);
}

function checkWagering(wagering: Wagering, report: ReportFault): void {
  const { whole, amount, list } = fieldChecks(report);
  const { multiple, gameWeights, maxBet, maxWin, validDays } = wagering;
  whole('wagering.multiple', multiple, ruleLimits.multiple);
  whole('wagering.validDays', validDays, ruleLimits.validDays);
  if (gameWeights.length > 0)
    list(
      'wagering.gameWeights',
      gameWeights.map(({ gameId }) => gameId),
    );
  gameWeights.forEach(({ gameId, weightX100 }, index) => {
    if (gameId.trim() === '') report(`wagering.gameWeights[${index}].gameId`, 'empty');
    whole(`wagering.gameWeights[${index}].weightX100`, weightX100, ruleLimits.gameWeight);
  });
  if (maxBet !== null) amount('wagering.maxBet', maxBet);
  if (maxWin === null) return;
  if (/^-[0-9]+$/.test(maxWin)) report('wagering.maxWin', 'max-win-negative');
  else amount('wagering.maxWin', maxWin);
}

function checkSchedule({ startsAt, endsAt, recurring }: Schedule, report: ReportFault): void {
  const { whole, list } = fieldChecks(report);
  const isTime = (text: string) => utcTime.test(text) && !Number.isNaN(Date.parse(text));
  if (!isTime(startsAt)) report('schedule.startsAt', 'time');
  if (endsAt !== null) {
    if (!isTime(endsAt)) report('schedule.endsAt', 'time');
    else if (Date.parse(endsAt) <= Date.parse(startsAt)) report('schedule.endsAt', 'end-before-start');
  }
  if (recurring === null) return;
  const { every, days, fromMinute, minutes } = recurring;
  whole('schedule.recurring.fromMinute', fromMinute, { least: 0, most: minutesOfDay - 1 });
  whole('schedule.recurring.minutes', minutes, { least: 1, most: minutesOfDay });
  if (every === 'DAY') {
    if (days.length > 0) report('schedule.recurring.days', 'combination');
    return;
  }
  list('schedule.recurring.days', days);
  const most = every === 'WEEK' ? 7 : 28;
  days.forEach((day, index) => whole(`schedule.recurring.days[${index}]`, day, { least: 1, most }));
}

/** The reservation of a claim can be computed only for rules without other faults. */
function checkLimits(rules: PromotionRules, isComputable: boolean, report: ReportFault): void {
  const { whole } = fieldChecks(report);
  const { budget, maxClaims, perPlayer } = rules.limits;
  if (maxClaims !== null) whole('limits.maxClaims', maxClaims, ruleLimits.claims);
  if (perPlayer !== null) whole('limits.perPlayer', perPlayer, ruleLimits.claims);
  const amount = readBalance(budget);
  const isTickets = rules.reward.kind === 'TICKETS';
  if (amount === undefined || (amount === 0n && !isTickets)) report('limits.budget', 'amount');
  else if (isComputable && amount < worstReservation(rules)) report('limits.budget', 'budget-below-claim');
  if (isTickets && maxClaims === null) report('limits.maxClaims', 'empty');
  if (isTickets && rules.wagering.multiple !== 0) report('wagering.multiple', 'combination');
}

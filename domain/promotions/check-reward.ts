import { checkWithin } from './check-conditions';
import { fieldChecks, type ReportFault, ruleLimits } from './rule-faults';
import type { PromotionRules, Sector } from './rules';
import { mostWeight } from './wheel';

const coinForm = /^[A-Z]{2,5}$/;

/** Reports the faults of the reward and of its combination with the wagering. */
export function checkReward(rules: PromotionRules, report: ReportFault): void {
  const { whole, amount } = fieldChecks(report);
  const { reward, wagering } = rules;
  switch (reward.kind) {
    case 'GRANT':
      amount('reward.amount', reward.amount);
      break;
    case 'PERCENT':
      whole('reward.basisPoints', reward.basisPoints, ruleLimits.basisPoints);
      amount('reward.cap', reward.cap);
      checkWithin(rules, reward.within, 'reward.within', report);
      break;
    case 'FREE_ROUNDS':
      if (reward.gameId.trim() === '') report('reward.gameId', 'empty');
      whole('reward.count', reward.count, ruleLimits.freeRounds);
      amount('reward.bet', reward.bet);
      if (wagering.maxWin === null) report('wagering.maxWin', 'max-win-missing');
      break;
    case 'WHEEL':
      checkSectors(reward.sectors, report);
      break;
    case 'TICKETS':
      if (!coinForm.test(reward.coin)) report('reward.coin', 'format');
      if (reward.coin === rules.coin) report('reward.coin', 'not-tickets');
      whole('reward.decimals', reward.decimals, ruleLimits.decimals);
      amount('reward.amount', reward.amount);
      break;
  }
}

function checkSectors(sectors: readonly Sector[], report: ReportFault): void {
  const { whole, amount: checkAmount } = fieldChecks(report);
  whole('reward.sectors', sectors.length, ruleLimits.sectors);
  const labels = sectors.map(({ label }) => label.trim());
  sectors.forEach(({ weight, amount }, index) => {
    const path = `reward.sectors[${index}]`;
    if (!Number.isSafeInteger(weight) || weight < 1) report(`${path}.weight`, 'weight-zero');
    if (amount !== '0') checkAmount(`${path}.amount`, amount);
    if (labels[index] === '') report(`${path}.label`, 'empty');
    else if (labels.indexOf(labels[index] ?? '') < index) report(`${path}.label`, 'duplicate');
  });
  const total = sectors.reduce((sum, { weight }) => sum + weight, 0);
  if (total > mostWeight) report('reward.sectors', 'weights-overflow');
}

import { expect, test } from 'vitest';
import { errorMessage, fieldOf } from './rule-fault-labels';

test.each([
  ['DAILY_WHEEL', 'reward.sectors[2].weight', 'sectors.2.weight'],
  ['DAILY_WHEEL', 'reward.sectors', 'sectors'],
  ['MISSION', 'conditions[1].from', 'tasks.1.from'],
  ['MISSION', 'conditions[1].gameIds[3]', 'tasks.1.gameIds'],
  ['MISSION', 'conditions', 'tasks'],
  ['PRIZE_DROP', 'conditions[0].atLeast', 'multiple'],
  ['PRIZE_DROP', 'conditions[0].gameIds', 'gameIds'],
  ['MATCH_GRANT', 'conditions[0].atLeast', 'atLeast'],
  ['CASHBACK', 'reward.basisPoints', 'percent'],
  ['PROMO_CODE', 'trigger.code', 'code'],
  ['DAILY_GRANT', 'eligibility.tiers[1]', 'tiers'],
  ['DAILY_GRANT', 'eligibility.tags[1]', 'tags'],
  // Errors of fields that are in no form are listed by their path.
  ['DAILY_GRANT', 'wagering.multiple', 'wagerMultiple'],
  ['FREE_ROUNDS', 'reward.bet', 'roundBet'],
  ['FREE_ROUNDS', 'wagering.gameWeights[1].weightX100', 'gameWeights.1.weight'],
  ['DAILY_GRANT', 'wagering.gameWeights[0].gameId', 'gameWeights.0.gameId'],
  ['DAILY_GRANT', 'wagering.gameWeights[2]', 'gameWeights.2.gameId'],
  ['DAILY_GRANT', 'wagering.spendOrder', 'wagering.spendOrder'],
] as const)('shows a fault of %s in %s at %s', (type, path, field) => {
  expect(fieldOf(type, path)).toBe(field);
});

test.each([
  [{ path: 'limits.budget', code: 'amount' }, '', 'This field is required'],
  [{ path: 'limits.budget', code: 'amount' }, 'ten', 'Enter a number above 0, with no more decimals'],
  [{ path: 'limits.maxClaims', code: 'range' }, '0', 'Enter whole numbers from 1 to 100,000,000.'],
  [{ path: 'name', code: 'format' }, 'A', 'Enter 2–60 characters.'],
  [{ path: 'schedule.endsAt', code: 'end-before-start' }, 'x', 'The end must be after the start.'],
  [{ path: 'wagering.gameWeights[0].weightX100', code: 'range' }, '101', 'a weight from 0 to 100 percent'],
  [{ path: 'wagering.gameWeights[0].weightX100', code: 'range' }, '', 'This field is required'],
  [{ path: 'wagering.gameWeights[0].gameId', code: 'empty' }, '', 'This field is required'],
  [{ path: 'wagering.gameWeights[0].gameId', code: 'format' }, 'x', 'Choose a game of the brand.'],
  [{ path: 'wagering.gameWeights[1]', code: 'duplicate' }, 'x', 'Another weight has this game.'],
  [{ path: 'reward.coin', code: 'not-tickets' }, 'GLD', 'Choose a coin of the brand of the kind Ticket.'],
] as const)('says what is wrong: %o', (fault, entered, sentence) => {
  expect(errorMessage('DAILY_GRANT', fault, entered)).toContain(sentence);
});

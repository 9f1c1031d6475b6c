import { expect, test } from 'vitest';
import { errorMessage, fieldOf } from './rule-fault-labels';

test.each([
  ['DAILY_WHEEL', 'reward.sectors[2].weight', 'reward.sectors.2.weight'],
  ['DAILY_WHEEL', 'reward.sectors', 'reward.sectors'],
  ['MISSION', 'conditions[1].from', 'conditions.1.from'],
  ['MISSION', 'conditions[1].gameIds[3]', 'conditions.1.gameIds'],
  ['MISSION', 'conditions', 'conditions'],
  ['PRIZE_DROP', 'conditions[0].atLeast', 'conditions.0.atLeast'],
  ['PRIZE_DROP', 'conditions[0].gameIds', 'conditions.0.gameIds'],
  ['MATCH_GRANT', 'conditions[0].atLeast', 'conditions.0.atLeast'],
  ['CASHBACK', 'reward.basisPoints', 'reward.basisPoints'],
  ['PROMO_CODE', 'trigger.code', 'trigger.code'],
  ['DAILY_GRANT', 'eligibility.tiers[1]', 'eligibility.tiers'],
  ['DAILY_GRANT', 'eligibility.tags[1]', 'eligibility.tags'],
  // Errors of fields that are in no form are listed by their path.
  ['DAILY_GRANT', 'wagering.multiple', 'wagering.multiple'],
  ['FREE_ROUNDS', 'reward.bet', 'reward.bet'],
  ['FREE_ROUNDS', 'wagering.gameWeights[1].weightX100', 'wagering.gameWeights.1.weightX100'],
  ['DAILY_GRANT', 'wagering.gameWeights[0].gameId', 'wagering.gameWeights.0.gameId'],
  ['DAILY_GRANT', 'wagering.gameWeights[2]', 'wagering.gameWeights.2.gameId'],
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

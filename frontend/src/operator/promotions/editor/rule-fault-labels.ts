import { limits } from '#domain/limits';
import { type Bounds, ruleLimits } from '#domain/promotions/document-rules';
import type { RuleFault, RuleFaultCode } from '#domain/promotions/rule-faults';
import { formMessages } from '#domain/text/form-messages';
import { whole } from '../../../platform/labels/numbers';
import type { PresetType } from './preset-labels';

const fields: Readonly<Record<string, string>> = {
  name: 'name',
  termsText: 'termsText',
  coin: 'coin',
  'trigger.code': 'code',
  'eligibility.joinedWithinDays': 'joinedWithinDays',
  'eligibility.tiers': 'tiers',
  'eligibility.countries': 'countries',
  'eligibility.tags': 'tags',
  'limits.budget': 'budget',
  'limits.maxClaims': 'maxClaims',
  'limits.perPeriod': 'perPeriod',
  'schedule.startsAt': 'startsAt',
  'schedule.endsAt': 'endsAt',
  'reward.amount': 'amount',
  'reward.coin': 'rewardCoin',
  'reward.basisPoints': 'percent',
  'reward.cap': 'cap',
  'reward.gameId': 'gameId',
  'reward.bet': 'roundBet',
  'reward.count': 'rounds',
  'wagering.multiple': 'wagerMultiple',
  'wagering.validDays': 'validDays',
  'wagering.maxBet': 'maxBet',
  'wagering.maxWin': 'maxWin',
};

/** The dotted path of the form's field that shows an error of the rules; the path itself if there is no field. */
export function fieldOf(type: PresetType, path: string): string {
  const dotted = path.replaceAll(/\[(\d+)\]/g, '.$1');
  const list = dotted.replace(/\.\d+$/, '');
  const known = fields[list];
  if (known !== undefined) return known;
  if (dotted.startsWith('wagering.gameWeights')) return gameWeightField(dotted);
  if (type === 'DAILY_WHEEL') return dotted.replace(/^reward\.sectors/, 'sectors');
  if (type === 'MISSION') return gamesField(dotted.replace(/^conditions/, 'tasks'));
  if (type === 'PRIZE_DROP' && dotted === 'conditions.0.atLeast') return 'multiple';
  return gamesField(dotted.replace(/^conditions\.0\./, ''));
}

/** An error of a whole row is shown at its game. */
const gameWeightField = (path: string): string =>
  path
    .replace(/^wagering\./, '')
    .replace(/weightX100$/, 'weight')
    .replace(/\.\d+$/, '$&.gameId');

/** An error of one game is shown at the list. */
const gamesField = (path: string): string => path.replace(/gameIds\.\d+$/, 'gameIds');

const bounds: Readonly<Record<string, Bounds>> = {
  joinedWithinDays: ruleLimits.joinedDays,
  tiers: ruleLimits.tier,
  maxClaims: ruleLimits.claims,
  rounds: ruleLimits.freeRounds,
  wagerMultiple: ruleLimits.multiple,
  validDays: ruleLimits.validDays,
};

const sentences: Readonly<Record<RuleFaultCode, string>> = {
  amount: 'Enter a number above 0, with no more decimals than the coin has.',
  'bet-not-offered': 'The game does not offer this bet. Choose another one.',
  'budget-below-claim': 'The budget must cover at least the largest reward.',
  'code-empty': formMessages.required,
  combination: 'This value does not match the other settings.',
  duplicate: 'Enter each value once.',
  empty: formMessages.required,
  'end-before-start': 'The end must be after the start.',
  format: formMessages.format,
  'max-win-missing': 'Enter a maximum win.',
  'max-win-negative': 'Enter a number above 0.',
  'no-game-counts': 'Bets on at least one game must count. Enter a weight above 0.',
  'not-tickets': 'Choose a coin of the brand of the kind Ticket.',
  range: formMessages.format,
  'recurring-without-period': 'Choose a day, week or month.',
  time: 'Enter a date and a time.',
  'weight-zero': 'Enter a whole number from 1.',
  'weights-overflow': `The weights are too large. They can add up to at most ${whole(limits.promotion.weights)}.`,
};

const gameWeightMessage = (field: string, code: RuleFaultCode): string => {
  if (code === 'no-game-counts') return sentences[code];
  if (field.endsWith('.weight'))
    return `Enter a weight from ${ruleLimits.gameWeight.least} to ${ruleLimits.gameWeight.most} percent, without decimals.`;
  return code === 'duplicate' ? 'Another weight has this game.' : 'Choose a game of the brand.';
};

/** The message of an error at its field. `entered` is the text of the field, if there is one. */
export function errorMessage(type: PresetType, { path, code }: RuleFault, entered?: string): string {
  const field = fieldOf(type, path);
  if (entered?.trim() === '') return formMessages.required;
  const range = bounds[field];
  if (range && code === 'range') return `Enter whole numbers from ${range.least} to ${whole(range.most)}.`;
  if (field === 'percent') return 'Enter a number from 0.01 to 100, with at most two decimals.';
  if (field === 'termsText' && code === 'range')
    return `Enter at most ${whole(ruleLimits.termsText)} characters.`;
  if (field === 'name') return 'Enter 2–60 characters.';
  if (field === 'code' && code === 'format') return 'Use 6–30 letters, digits and hyphens.';
  if (field.startsWith('gameWeights')) return gameWeightMessage(field, code);
  if (field.endsWith('gameIds') && code === 'format') return 'Choose games of the brand.';
  if (field === 'countries' && code === 'format') return 'Choose countries from the list.';
  if (field === 'tags' && code === 'format')
    return `Use tags of 1–${limits.brandUser.tag} letters, digits and hyphens.`;
  if (field === 'tags' && code === 'range') return `Enter at most ${limits.brandUser.tags} tags.`;
  if (field === 'sectors' && code === 'range')
    return `Add ${ruleLimits.sectors.least}–${ruleLimits.sectors.most} sectors.`;
  if (field === 'tasks') return `Add 1–${ruleLimits.conditions} tasks.`;
  if (field.endsWith('.label') && code === 'duplicate') return 'Another sector has this label.';
  if (/^sectors\.\d+\.amount$/.test(field))
    return 'Enter 0 or more, with no more decimals than the coin has.';
  // A newer server can return codes that this build does not know.
  return Object.hasOwn(sentences, code) ? sentences[code] : formMessages.format;
}

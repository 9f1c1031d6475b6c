import type { OfferStatus, PromotionStatus, PromotionType } from '#domain/generated/types';
import { minutesOfDay, zoneOf } from '#domain/promotions/periods';
import { mostRewarded } from '#domain/promotions/rewards';
import type {
  ClaimPeriod,
  Condition,
  Eligibility,
  PromotionRules,
  Quantity,
  Recurrence,
  Trigger,
} from '#domain/promotions/rules';
import { coinsOf } from '#domain/wallet/amounts';
import { countryName } from '../../platform/forms/country-options';
import { whole } from '../../platform/labels/numbers';
import type { BadgeTone } from '../../ui/badge';
import { type InCoins, type Periodic, periodNouns, promotionCoins, rewardInSentence } from './reward-labels';

interface StatusLabels {
  readonly text: string;
  readonly tone: BadgeTone;
}

export const promotionTypes: Record<PromotionType, string> = {
  WELCOME_GRANT: 'Welcome reward',
  DAILY_GRANT: 'Daily reward',
  FREE_ROUNDS: 'Free rounds',
  CASHBACK: 'Cashback',
  MATCH_GRANT: 'Match bonus',
  PROMO_CODE: 'Promo code',
  PRIZE_DROP: 'Prize drop',
  MISSION: 'Mission',
  DAILY_WHEEL: 'Daily wheel',
  INVITATION: 'Invitation',
  TOURNAMENT_REWARD: 'Tournament reward',
};

export const promotionStatuses: Record<PromotionStatus, StatusLabels> = {
  DRAFT: { text: 'Draft', tone: 'plain' },
  AWAITING_CONFIRMATION: { text: 'Awaiting confirmation', tone: 'warning' },
  SCHEDULED: { text: 'Scheduled', tone: 'news' },
  ACTIVE: { text: 'Active', tone: 'good' },
  PAUSED: { text: 'Paused', tone: 'warning' },
  ENDED: { text: 'Ended', tone: 'plain' },
  CANCELLED: { text: 'Cancelled', tone: 'bad' },
};

export const offerStatuses: Record<OfferStatus, StatusLabels> = {
  CLAIMABLE: { text: 'Ready to collect', tone: 'good' },
  IN_PROGRESS: { text: 'In progress', tone: 'news' },
  CLAIMED: { text: 'Collected', tone: 'plain' },
  CLOSED: { text: 'Not open now', tone: 'plain' },
  BLOCKED: { text: 'Not available now', tone: 'plain' },
};

export const triggers: Record<Trigger['on'], string> = {
  SIGN_UP: 'Joining the brand',
  DAILY_VISIT: 'A visit',
  ROUND_CLOSED: 'Rounds played',
  TOURNAMENT_SETTLED: 'A settled tournament',
  CODE: 'A code',
  MANUAL: 'An invitation by the brand',
  SCHEDULE: 'The start of a day, week or month',
};

/** How often a player can collect the reward. */
export const claimPeriods: Record<ClaimPeriod, string> = {
  ONCE: 'once',
  DAY: 'once a day',
  WEEK: 'once a week',
  MONTH: 'once a month',
};

/** Titles of games by id. Games without a title are only counted. */
export type GameTitles = ReadonlyMap<string, string>;

/** The rules of a promotion or an offer, which the API gives as JSON. */
export const readRules = (json: string): PromotionRules => JSON.parse(json) as PromotionRules;

/** The most that all rewards of a promotion can be worth together: its budget, or all of its tickets. */
export function mostRewardedText({ rules: json }: { readonly rules: string }): string {
  const { amount, ...coin } = mostRewarded(readRules(json));
  return promotionCoins(amount, coin);
}

/** The chance of a sector: `12.5%`; `<0.01%` for less. */
export const chanceText = (weight: number, total: number): string => {
  const percent = (100 * weight) / total;
  return percent < 0.01 ? '<0.01%' : `${chances.format(percent)}%`;
};

const chances = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const all = new Intl.ListFormat('en');
const oneOf = new Intl.ListFormat('en', { type: 'disjunction' });

/** A condition, as `play at least 50 rounds in a week on Amber`. */
export function conditionText(
  { measure, of, from, atLeast, within, gameIds }: Condition,
  rules: InCoins & Periodic,
  titles?: GameTitles,
): string {
  const where = `${windowText(within, rules)}${gamesText(gameIds, titles)}`;
  if (measure === 'SUM') {
    const sum = quantityText(of, atLeast, rules);
    const verb = { ROUNDS: 'play', BETS: 'bet', WINS: 'win', MULTIPLIER: 'reach multipliers of' }[of];
    return `${verb} at least ${sum} in total${where}`;
  }
  const oneRound = roundText(of, atLeast, rules, 'one');
  if (measure === 'MAX') return `play a round ${oneRound}${where}`;
  const rounds = `${whole(Number(atLeast))} ${atLeast === '1' ? 'round' : 'rounds'}`;
  const inRow = measure === 'STREAK' ? ' in a row' : '';
  const kind = from === null ? '' : ` ${roundText(of, from, rules, atLeast === '1' ? 'one' : 'many')}`;
  return `play at least ${rounds}${inRow}${kind}${where}`;
}

/** A value of a condition in its unit: an amount, a multiple or a number of rounds. */
export function progressText(value: string, { measure, of }: Condition, rules: InCoins): string {
  return measure === 'COUNT' || measure === 'STREAK' ? whole(Number(value)) : quantityText(of, value, rules);
}

const quantityText = (of: Quantity, value: string, rules: InCoins): string => {
  if (of === 'ROUNDS') return whole(Number(value));
  return of === 'MULTIPLIER' ? multipleText(value) : promotionCoins(value, rules);
};

const multipleText = (x100: string): string => `${coinsOf(BigInt(x100), 2).replace(/\.00$/, '')} × bet`;

const roundText = (of: Quantity, least: string, rules: InCoins, count: 'one' | 'many'): string => {
  const value = quantityText(of, least, rules);
  if (of === 'BETS') return `with a bet of at least ${value}`;
  if (of === 'WINS') return count === 'one' ? `that wins at least ${value}` : `that win at least ${value}`;
  return count === 'one' ? `that pays at least ${value}` : `that pay at least ${value}`;
};

const windowText = (within: Condition['within'], { limits: { perPeriod } }: Periodic): string => {
  if (within.kind === 'SINCE_JOINING') return ` in the first ${within.days} days after joining`;
  if (perPeriod === 'ONCE' || within.kind === 'PROMOTION') return '';
  const period = periodNouns[perPeriod];
  return within.kind === 'PERIOD' ? ` in a ${period}` : ` in the ${period} before`;
};

const gamesText = (gameIds: readonly string[] | null, titles: GameTitles | undefined): string => {
  if (gameIds === null) return '';
  const known = gameIds.flatMap((id) => titles?.get(id) ?? []);
  if (known.length === gameIds.length && known.length > 0) return ` on ${oneOf.format(known)}`;
  return gameIds.length === 1 ? ' on one game' : ` on ${gameIds.length} games`;
};

const groupText = ({ tiers, levels, countries, tags }: Eligibility): string => {
  const of = tiers === null ? '' : ` of tier ${oneOf.format(tiers.map(String))}`;
  const level =
    levels === null ? '' : ` with level ${oneOf.format(levels.map((name) => name.toLowerCase()))}`;
  const from = countries === null ? '' : ` from ${oneOf.format(countries.map(countryName))}`;
  return `${of}${level}${from}${tags === null ? '' : tagsText(tags)}`;
};

const tagsText = (tags: readonly string[]): string =>
  tags.length === 1 ? ` with the tag ${tags.join()}` : ` with one of the tags ${oneOf.format(tags)}`;

type Scheduled = Pick<PromotionRules, 'schedule'>;

/** The period of the rules in their time zone: `from Dec 1, 2026 to Dec 24, 2026 (Europe/Malta)`. */
export const datesText = ({ schedule }: Scheduled): string => {
  const { startsAt, endsAt } = schedule;
  const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: zoneOf(schedule) });
  const from = `from ${days.format(new Date(startsAt))}`;
  const dates = endsAt === null ? `${from} on` : `${from} to ${days.format(new Date(endsAt))}`;
  return `${dates} (${zoneOf(schedule)})`;
};

/** When a recurring schedule is open: `, on Mondays and Fridays between 22:00 and 02:00`. */
function openText({ schedule: { recurring } }: Scheduled): string {
  if (recurring === null) return '';
  const { fromMinute, minutes } = recurring;
  const on = daysText(recurring);
  const isWholeDay = minutes === minutesOfDay && fromMinute === 0;
  const times = isWholeDay ? '' : `between ${clockText(fromMinute)} and ${clockText(fromMinute + minutes)}`;
  const text = [on, times].filter((part) => part !== '').join(' ');
  return text === '' ? '' : `, ${text}`;
}

function daysText({ every, days }: Recurrence): string {
  if (every === 'DAY') return '';
  if (every === 'WEEK') return `on ${all.format(days.map((day) => weekdays[day - 1] ?? ''))}`;
  const list = all.format(days.map(String));
  return days.length === 1 ? `on day ${list} of the month` : `on days ${list} of the month`;
}

const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

/** `02:00` for 1560 minutes: the time on the day after. */
const clockText = (minute: number): string =>
  [Math.floor(minute / 60) % 24, minute % 60].map((part) => `${part}`.padStart(2, '0')).join(':');

type Recurring = Periodic & Scheduled & Pick<PromotionRules, 'trigger'>;

/** When a player can collect the reward: `once a day, at most 5 times in total, between 22:00 and 02:00 (Europe/Malta)`. */
export function frequencyText(rules: Recurring): string {
  const window = hasWindow(rules) ? openText(rules) : '';
  return `${timesText(rules)}${window}${window === '' ? '' : ` (${zoneOf(rules.schedule)})`}`;
}

const timesText = ({ limits: { perPeriod, perPlayer } }: Periodic): string => {
  const often = claimPeriods[perPeriod];
  if (perPlayer === null || perPeriod === 'ONCE') return often;
  return perPlayer === 1
    ? `${often}, at most once in total`
    : `${often}, at most ${whole(perPlayer)} times in total`;
};

/** With the trigger SCHEDULE, an occurrence is only the time from which the reward can be collected. */
const hasWindow = ({ trigger }: Pick<PromotionRules, 'trigger'>): boolean => trigger.on !== 'SCHEDULE';

/**
 * The rules in one sentence: `Players who play at least 50 rounds in a day collect 10.00 GLD once a day from Dec 1, 2026
 * to Dec 24, 2026.`
 */
export function promotionSummary(rules: PromotionRules, titles?: GameTitles): string {
  const { trigger, eligibility, conditions } = rules;
  const { joinedWithinDays } = eligibility;
  const acts = [
    ...(joinedWithinDays === null ? [] : [`joined less than ${joinedWithinDays} days ago`]),
    ...(trigger.on === 'SIGN_UP' ? ['join'] : []),
    ...(trigger.on === 'MANUAL' ? ['are invited'] : []),
    ...(trigger.on === 'TOURNAMENT_SETTLED' ? ['have a rank in a settled tournament'] : []),
    ...(trigger.on === 'CODE' ? [`enter the code ${trigger.code}`] : []),
    ...conditions.map((condition) => conditionText(condition, rules, titles)),
  ];
  const players = `Players${groupText(eligibility)}`;
  const who = acts.length === 0 ? players : `${players} who ${all.format(acts)}`;
  const when = `${timesText(rules)}${hasWindow(rules) ? openText(rules) : ''}`;
  return `${who} collect ${rewardInSentence(rules)} ${when} ${datesText(rules)}.`;
}

import type { FieldPath } from 'react-hook-form';
import { tagOf } from '#domain/casinos/player-tags';
import { limits } from '#domain/limits';
import { type Bounds, ruleLimits } from '#domain/promotions/document-rules';
import type { RuleFaultCode } from '#domain/promotions/rule-faults';
import type { ShownBrand } from '../../../parts/brand/read-brand';
import { ticketOptions } from '../../../parts/coins/ticket-options';
import { claimPeriods } from '../../../parts/promotions/promotion-labels';
import { countryChoices } from '../../../platform/forms/country-options';
import { whole } from '../../../platform/labels/numbers';
import type { ChipOption } from '../../../ui/form/chip-items';
import type { PromotionGame } from '../read-promotion-games';
import type { Control } from '../../../parts/editing/text-controls';
import type { PromotionValues } from './promotion-values';

/** What options and hints depend on. */
export interface FormFacts {
  readonly coinTypes: ShownBrand['coinTypes'];
  /** The time zone of the brand. */
  readonly zone: string;
  /** The games of the brand. */
  readonly choices: readonly ChipOption[];
  readonly games: readonly PromotionGame[] | undefined;
  /** The text of the control itself, and of those that others depend on. */
  readonly own: string;
  readonly coin: string;
  readonly ticketCoin: string;
  readonly gameId: string;
}

export type PromotionPath = FieldPath<PromotionValues>;
export type FormPanel = 'details' | 'reward' | 'wagering' | 'limits' | 'schedule' | 'players' | 'terms';

/** A control of the form. */
export interface FormControl {
  readonly control: Control;
  readonly label: string;
  readonly hint?: string | ((facts: FormFacts) => string | undefined);
  /** Empty is null. */
  readonly optional?: boolean;
  /** Of whole numbers: the sentence of the fault `range`. */
  readonly bounds?: Bounds;
  /** The choices of a select or of a list. */
  readonly options?: (facts: FormFacts) => readonly ChipOption[];
  readonly isHidden?: (facts: FormFacts) => boolean;
  /** Whether an optional control is shown as required. */
  readonly isRequired?: (facts: FormFacts) => boolean;
  /** Sentences of faults that differ from those of other fields. */
  readonly faults?: Partial<Record<RuleFaultCode, string>>;
  /** Takes both columns of a panel. */
  readonly isWide?: boolean;
  /** Of lists that are typed. */
  readonly normalized?: (item: string) => string;
}

/** A field of the rules, with the panel that shows it. */
export type FormField = { readonly panel: FormPanel } & (
  | FormControl
  /** A list of objects, shown by a component of its own. An error of a whole row is shown at its first control. */
  | { readonly rows: Readonly<Record<string, FormControl>>; readonly faults?: FormControl['faults'] }
);

export const asOptions = (labels: Readonly<Record<string, string>>) => () =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const choose = { value: '', label: 'Choose' };
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const range = ({ least, most }: Bounds) => `${least} to ${most}`;
const gamesOf: Pick<FormControl, 'control' | 'options' | 'faults'> = {
  control: 'items',
  options: ({ choices }) => choices,
  faults: { format: 'Choose games of the brand.' },
};

/** A game of a draft that the brand no longer has. */
const formerGame = (choices: readonly ChipOption[], gameId: string): readonly ChipOption[] =>
  gameId === '' || choices.some(({ value }) => value === gameId)
    ? []
    : [{ value: gameId, label: 'A game that the brand no longer has' }];

/** The fields of rules in the order of the form, by their path in the document. */
export const promotionFields = {
  name: {
    ...{ panel: 'details', control: 'text', label: 'Name', hint: 'Players see it. 2–60 characters.' },
    ...{ isWide: true, faults: { format: 'Enter 2–60 characters.' } },
  },
  coin: {
    ...{ panel: 'details', control: 'choice', label: 'Coin', isWide: true },
    options: ({ coinTypes }) =>
      coinTypes
        .filter(({ kind }) => kind === 'PLAY')
        .map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
  },
  conditions: {
    panel: 'reward',
    rows: {
      kind: { control: 'choice', label: 'Task' },
      from: { control: 'text', label: 'From' },
      atLeast: { control: 'text', label: 'At least' },
      gameIds: {
        ...gamesOf,
        label: 'Games',
        hint: 'Leave empty for all games of the brand.',
        optional: true,
      },
    },
    faults: {
      empty: `Add 1–${ruleLimits.conditions} tasks.`,
      range: `Add 1–${ruleLimits.conditions} tasks.`,
    },
  },
  'trigger.code': {
    ...{ panel: 'reward', control: 'code', label: 'Code' },
    hint: '6–30 letters, digits and hyphens. Case does not matter.',
    faults: { format: 'Use 6–30 letters, digits and hyphens.' },
  },
  'conditions.0.atLeast': { panel: 'reward', control: 'amount', label: 'Bets of at least' },
  'reward.amount': { panel: 'reward', control: 'amount', label: 'Amount for each player' },
  'reward.coin': {
    ...{ panel: 'reward', control: 'choice', label: 'Reward is paid in' },
    hint: ({ ticketCoin }) =>
      ticketCoin === '' ? undefined : 'Tickets cost no coins and are added to the balance immediately.',
    options: ({ coinTypes, coin }) => ticketOptions(coinTypes, `Coin of the promotion (${coin})`),
    isHidden: ({ coinTypes, ticketCoin }) =>
      ticketCoin === '' && coinTypes.every(({ kind }) => kind !== 'TICKET'),
  },
  'reward.gameId': {
    ...{ panel: 'reward', control: 'choice', label: 'Game' },
    options: ({ games = [] }) => [choose, ...games.map(({ id, title }) => ({ value: id, label: title }))],
  },
  'reward.bet': {
    ...{ panel: 'reward', control: 'wholeCoins', label: 'Bet of each free round' },
    options: ({ games = [], gameId }) => [
      choose,
      ...(games.find(({ id }) => id === gameId)?.live.betLevels ?? []).map((level) => ({
        value: `${level}`,
        label: whole(level),
      })),
    ],
  },
  'reward.count': {
    ...{ panel: 'reward', control: 'whole', label: 'Number of free rounds', bounds: ruleLimits.freeRounds },
    hint: `${range(ruleLimits.freeRounds)}.`,
  },
  'limits.perPeriod': {
    ...{ panel: 'reward', control: 'choice', label: 'A player can collect it' },
    hint: ({ zone }) => `Days, weeks from Monday and months, in the time zone of the brand (${zone}).`,
    options: () =>
      Object.entries<string>(claimPeriods).map(([value, text]) => ({ value, label: capitalized(text) })),
  },
  'reward.basisPoints': {
    ...{ panel: 'reward', control: 'hundredths', label: 'Share of the bets, in %' },
    faults: { range: 'Enter a number from 0.01 to 100, with at most two decimals.' },
  },
  'reward.cap': {
    ...{ panel: 'reward', control: 'amount', label: 'Maximum reward', hint: 'For one player and period.' },
  },
  'conditions.0.gameIds': {
    ...{ panel: 'reward', ...gamesOf, label: 'Games' },
    ...{ hint: 'Leave empty for all games of the brand.', optional: true, isWide: true },
  },
  'reward.sectors': {
    panel: 'reward',
    rows: {
      label: {
        ...{ control: 'text', label: 'Label' },
        faults: { duplicate: 'Another sector has this label.' },
      },
      amount: {
        ...{ control: 'amount', label: 'Prize', hint: '0 for no prize.' },
        faults: { amount: 'Enter 0 or more, with no more decimals than the coin has.' },
      },
      weight: { control: 'whole', label: 'Weight' },
    },
    faults: { range: `Add ${ruleLimits.sectors.least}–${ruleLimits.sectors.most} sectors.` },
  },
  'wagering.multiple': {
    ...{ panel: 'wagering', control: 'whole', label: 'Bets, as a multiple of the reward' },
    hint: `0 for no wagering, at most ${ruleLimits.multiple.most}.`,
    bounds: ruleLimits.multiple,
  },
  'wagering.validDays': {
    ...{ panel: 'wagering', control: 'whole', label: 'Days until the reward expires' },
    hint: 'Days in which the player is suspended do not count.',
    bounds: ruleLimits.validDays,
  },
  'wagering.maxBet': {
    ...{ panel: 'wagering', control: 'amount', label: 'Largest bet', optional: true },
    hint: 'Larger bets do not count. Leave empty for no limit.',
  },
  'wagering.maxWin': {
    ...{ panel: 'wagering', control: 'amount', label: 'Largest amount added to the balance' },
    ...{ hint: 'Leave empty for no limit.', optional: true },
  },
  'wagering.spendOrder': {
    ...{ panel: 'wagering', control: 'choice', label: 'Bets are paid' },
    options: asOptions({ MAIN_FIRST: 'From the balance first', CLAIM_FIRST: 'From the reward first' }),
  },
  'wagering.gameWeights': {
    panel: 'wagering',
    rows: {
      gameId: {
        ...{ control: 'choice', label: 'Game' },
        options: ({ choices, own }) => [choose, ...choices, ...formerGame(choices, own)],
        faults: { duplicate: 'Another weight has this game.', format: 'Choose a game of the brand.' },
      },
      weightX100: {
        ...{ control: 'whole', label: 'Weight in %' },
        hint: '0 if bets on the game do not count, at most 100.',
        faults: { range: `Enter a weight from ${range(ruleLimits.gameWeight)} percent, without decimals.` },
      },
    },
  },
  'limits.budget': { panel: 'limits', control: 'amount', label: 'Budget' },
  'limits.maxClaims': {
    ...{ panel: 'limits', control: 'whole', label: 'Maximum number of rewards', optional: true },
    hint: ({ ticketCoin }) =>
      ticketCoin === ''
        ? 'Of all players together. Leave empty for no limit besides the budget.'
        : 'Of all players together.',
    bounds: ruleLimits.claims,
    isRequired: ({ ticketCoin }) => ticketCoin !== '',
  },
  'schedule.startsAt': { panel: 'schedule', control: 'time', label: 'Start' },
  'schedule.endsAt': {
    ...{ panel: 'schedule', control: 'time', label: 'End', hint: 'Leave empty for no end.', optional: true },
  },
  'eligibility.countries': {
    ...{ panel: 'players', control: 'items', label: 'Countries', hint: 'Leave empty for all.' },
    ...{ options: countryChoices, optional: true, isWide: true },
    faults: { format: 'Choose countries from the list.' },
  },
  'eligibility.tags': {
    ...{ panel: 'players', control: 'tags', label: 'Tags', optional: true, isWide: true },
    normalized: tagOf,
    hint: 'Players with at least one of these tags. Leave empty for all.',
    faults: {
      format: `Use tags of 1–${limits.brandUser.tag} letters, digits and hyphens.`,
      range: `Enter at most ${limits.brandUser.tags} tags.`,
    },
  },
  'eligibility.tiers': {
    ...{ panel: 'players', control: 'numbers', label: 'Tiers', optional: true, bounds: ruleLimits.tier },
    hint: `From ${range(ruleLimits.tier)}. Leave empty for all.`,
  },
  'eligibility.joinedWithinDays': {
    ...{ panel: 'players', control: 'whole', label: 'Days since joining, at most', optional: true },
    ...{ hint: 'Leave empty for all.', bounds: ruleLimits.joinedDays },
  },
  termsText: {
    ...{ panel: 'terms', control: 'lines', label: 'Full terms' },
    hint: 'Players can read them in full. They become final when you publish the promotion.',
    faults: { range: `Enter at most ${whole(ruleLimits.termsText)} characters.` },
  },
} as const satisfies Partial<Record<PromotionPath, FormField>>;

export type FieldName = keyof typeof promotionFields;

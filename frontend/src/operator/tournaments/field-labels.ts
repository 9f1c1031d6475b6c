import type { PrizeKind, ScoringModel, TournamentEntryMode } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { scoringParameters } from '#domain/tournaments/scoring-models';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { ticketOptions } from '../../parts/coins/ticket-options';
import type { Control } from '../../parts/editing/text-controls';
import { entryModes, prizeKinds, scoringNames } from '../../parts/tournaments/tournament-labels';
import type { ChipOption } from '../../ui/form/chip-items';

/** What the use of other fields depends on. */
export interface Choices {
  readonly entryMode: TournamentEntryMode;
  readonly model: ScoringModel;
  /** Empty for the coin of the tournament. */
  readonly buyInCoin: string;
  readonly prizeKind: PrizeKind;
}

/** What options and hints depend on. */
export interface FormFacts extends Choices {
  readonly coin: string;
  readonly coinTypes: ShownBrand['coinTypes'];
  readonly games: readonly ChipOption[];
}

export type FormPanel = 'details' | 'scoring' | 'entry' | 'prizes';

interface FormControl {
  readonly control: Control;
  readonly label: string;
  readonly hint?: string | ((facts: FormFacts) => string);
  /** Empty is null. */
  readonly optional?: boolean;
  readonly options?: (facts: FormFacts) => readonly ChipOption[];
  /** Takes both columns of a panel. */
  readonly isWide?: boolean;
  readonly longest?: number;
  /** Whether the choices need it. Always, if it is missing. */
  readonly isUsed?: (choices: Choices) => boolean;
  /** What is sent if it is not used, instead of null. */
  readonly unused?: unknown;
  /** Hidden if there is only one option. */
  readonly isChoice?: boolean;
}

/** A field of the rules, with the panel that shows it; prizes are a list of objects. */
export type FormField = { readonly panel: FormPanel } & (
  | FormControl
  | { readonly rows: Readonly<Record<string, FormControl>> }
);

const { tournament } = limits;
const labelled = (labels: Readonly<Record<string, string>>) => () =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const isBuyIn = ({ entryMode }: Choices) => entryMode === 'BUY_IN';
/** Tickets do not go into a pool. */
const canBePool = (choices: Choices) => isBuyIn(choices) && choices.buyInCoin === '';
const isPool = (choices: Choices) => canBePool(choices) && choices.prizeKind === 'POOL';
const isLimited = ({ entryMode }: Choices) => entryMode !== 'AUTO';
const takes =
  (parameter: string) =>
  ({ model }: Choices) =>
    scoringParameters[model] === parameter;

/** The fields of the rules in the order of the form, by their path in the input. */
export const tournamentFields: Readonly<Record<string, FormField>> = {
  name: { panel: 'details', control: 'text', label: 'Name', isWide: true },
  description: {
    ...{ panel: 'details', control: 'lines', label: 'Description', optional: true, isWide: true },
    longest: tournament.description,
  },
  startsAt: { panel: 'details', control: 'time', label: 'Start' },
  endsAt: {
    ...{ panel: 'details', control: 'time', label: 'End', hint: `At most ${tournament.days} days later.` },
  },
  gameIds: {
    ...{ panel: 'scoring', control: 'items', label: 'Games', isWide: true },
    hint: `1–${tournament.games} games of the brand.`,
    options: ({ games }) => games,
  },
  coin: {
    ...{ panel: 'scoring', control: 'choice', label: 'Coin' },
    options: ({ coinTypes }) =>
      coinTypes
        .filter(({ kind }) => kind === 'PLAY')
        .map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
  },
  minBet: { panel: 'scoring', control: 'amount', label: 'Minimum bet' },
  'scoring.model': {
    ...{ panel: 'scoring', control: 'choice', label: 'Scoring', options: labelled(scoringNames) },
  },
  'scoring.capX100': {
    ...{ panel: 'scoring', control: 'hundredths', label: 'Maximum per round', optional: true },
    hint: 'As a multiple of the bet. Leave empty for no limit.',
    isUsed: takes('capX100'),
  },
  'scoring.fromX100': {
    ...{ panel: 'scoring', control: 'hundredths', label: 'Multiple that continues a streak' },
    hint: 'Such as 1 for a round that pays at least its bet.',
    isUsed: takes('fromX100'),
  },
  'scoring.rounds': {
    ...{ panel: 'scoring', control: 'whole', label: 'Rounds in a row', isUsed: takes('rounds') },
    hint: `${tournament.bestOf.smallest}–${tournament.bestOf.largest}.`,
  },
  'scoring.bankroll': {
    ...{ panel: 'scoring', control: 'amount', label: 'Bankroll', isUsed: takes('bankroll') },
  },
  maxRounds: {
    ...{ panel: 'scoring', control: 'whole', label: 'Rounds that count', hint: 'Leave empty for all.' },
    optional: true,
  },
  entryMode: { panel: 'entry', control: 'choice', label: 'Players enter', options: labelled(entryModes) },
  buyIn: { panel: 'entry', control: 'amount', label: 'Buy-in', isUsed: isBuyIn },
  buyInCoin: {
    ...{ panel: 'entry', control: 'choice', label: 'Coin of the buy-in', optional: true, isUsed: isBuyIn },
    hint: ({ buyInCoin }) =>
      buyInCoin === ''
        ? 'Buy-ins go into the prize pool.'
        : 'Tickets do not go into the prize pool. Prizes are fixed amounts.',
    options: ({ coinTypes, coin }) => ticketOptions(coinTypes, `Coin of the tournament (${coin})`),
    isChoice: true,
  },
  minEntrants: {
    ...{ panel: 'entry', control: 'whole', label: 'Minimum players', isUsed: isLimited, unused: 1 },
    hint: 'With fewer at the start, the tournament is cancelled.',
  },
  maxEntrants: {
    ...{ panel: 'entry', control: 'whole', label: 'Maximum players', hint: 'Leave empty for no limit.' },
    ...{ optional: true, isUsed: isLimited },
  },
  prizeKind: {
    ...{ panel: 'prizes', control: 'choice', label: 'Prizes are', options: labelled(prizeKinds) },
    ...{ isWide: true, isUsed: canBePool, unused: 'FIXED' },
  },
  prizes: {
    panel: 'prizes',
    rows: {
      rankFrom: { control: 'whole', label: 'From rank' },
      rankTo: { control: 'whole', label: 'To rank' },
      amount: {
        ...{ control: 'amount', label: 'Amount for each', isUsed: (choices) => !isPool(choices) },
      },
      share: { control: 'hundredths', label: 'Share for each, in %', isUsed: isPool },
    },
  },
};

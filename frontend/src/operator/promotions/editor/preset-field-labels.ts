import type { PromotionType } from '#domain/generated/types';
import {
  cashback,
  dailyGrant,
  dailyWheel,
  freeRounds,
  invitation,
  matchGrant,
  mission,
  type PresetBase,
  prizeDrop,
  promoCode,
  tournamentReward,
  welcomeGrant,
} from '#domain/promotions/presets';
import type { PromotionRules } from '#domain/promotions/rules';
import { asOptions, type FieldName, type FormControl, type FormField, promotionFields } from './field-labels';
import { conditionOf, newTask } from './task-kinds';

type Changes = Partial<Pick<FormControl, 'control' | 'label' | 'hint' | 'options' | 'optional'>>;

interface FormPreset {
  /** The document from which the form starts. Its values are empty or usual ones. */
  readonly start: (base: PresetBase) => PromotionRules;
  /** The fields that it has in addition to those of all presets, and how they differ. */
  readonly fields: Partial<Record<FieldName, Changes>>;
}

export const newSector = { label: '', weight: '1', amount: '' };
const amount = '';
const share = { basisPoints: Number.NaN, cap: '' };
const sectors = [newSector, newSector, newSector].map((sector) => ({ ...sector, weight: 1 }));

const withoutAmounts = (rules: PromotionRules): PromotionRules => ({
  ...rules,
  conditions: rules.conditions.map((condition) => ({ ...condition, atLeast: '' })),
});

const amountFields = { 'reward.amount': {}, 'reward.coin': {} };
const periodField = { 'limits.perPeriod': {} };

/** The presets of the editor. */
export const formPresets: Readonly<Record<PromotionType, FormPreset>> = {
  WELCOME_GRANT: {
    start: (base) => welcomeGrant(base, { amount }),
    fields: amountFields,
  },
  DAILY_GRANT: {
    start: (base) => dailyGrant(base, { amount }),
    fields: amountFields,
  },
  DAILY_WHEEL: {
    start: (base) => dailyWheel(base, { sectors }),
    fields: { 'reward.sectors': {} },
  },
  FREE_ROUNDS: {
    start: (base) => freeRounds(base, { gameId: '', count: Number.NaN, bet: '', maxWin: '' }),
    fields: {
      ...{ 'reward.gameId': {}, 'reward.bet': {}, 'reward.count': {} },
      'wagering.maxWin': {
        label: 'Largest win of all free rounds',
        hint: 'This amount is reserved from the budget for each reward.',
        optional: false,
      },
    },
  },
  MISSION: {
    start: (base) => mission(base, { tasks: [conditionOf(newTask, 0)], amount, perPeriod: 'DAY' }),
    fields: { conditions: {}, ...amountFields, ...periodField },
  },
  CASHBACK: {
    start: (base) => cashback(base, { every: 'WEEK', ...share }),
    fields: {
      'reward.basisPoints': { label: 'Share of the net loss, in %' },
      'reward.cap': {},
      'limits.perPeriod': {
        label: 'Paid for',
        options: asOptions({ DAY: 'The day before', WEEK: 'The week before', MONTH: 'The month before' }),
      },
    },
  },
  MATCH_GRANT: {
    start: (base) => matchGrant(base, { atLeast: '', perPeriod: 'DAY', ...share }),
    fields: { 'conditions.0.atLeast': {}, ...periodField, 'reward.basisPoints': {}, 'reward.cap': {} },
  },
  PROMO_CODE: {
    start: (base) => promoCode(base, { code: '', amount }),
    fields: { 'trigger.code': {}, ...amountFields },
  },
  PRIZE_DROP: {
    start: (base) =>
      withoutAmounts(prizeDrop(base, { fromX100: 0, gameIds: null, amount, perPeriod: 'DAY' })),
    fields: {
      'conditions.0.atLeast': {
        ...{ control: 'multiple', label: 'Multiple of the bet, at least' },
        hint: 'Such as 100 for a round that pays 100 times its bet.',
      },
      ...amountFields,
      ...periodField,
      'conditions.0.gameIds': {},
    },
  },
  TOURNAMENT_REWARD: {
    start: (base) => tournamentReward(base, { amount, perPeriod: 'DAY' }),
    fields: { ...amountFields, ...periodField },
  },
  INVITATION: {
    start: (base) => invitation(base, { amount, perPeriod: 'DAY' }),
    fields: { ...amountFields, ...periodField },
  },
};

/** The fields of a type's form. Those of the type alone are in the panel of the reward. */
export function fieldsOf(type: PromotionType): ReadonlyMap<string, FormField> {
  const own: Readonly<Record<string, Changes>> = formPresets[type].fields;
  const all: Readonly<Record<string, FormField>> = promotionFields;
  const common = Object.entries(all).filter(([name, { panel }]) => panel !== 'reward' && !(name in own));
  const ofType = Object.entries(own).flatMap(([name, changes]) => {
    const field = all[name];
    return field ? [[name, { ...field, ...changes, panel: 'reward' }] as const] : [];
  });
  return new Map<string, FormField>([...ofType, ...common]);
}

/** Whether the reward of a type is an amount, which can be coins or tickets. */
export const hasAmount = (type: PromotionType): boolean => 'reward.coin' in formPresets[type].fields;

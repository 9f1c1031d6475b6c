import type { PlayLimits, SetPlayLimitsInput } from '#domain/generated/types';
import { whole } from '../../platform/words/figures';

/** The limits as their form holds them; nothing typed is no limit. */
export interface LimitValues {
  readonly dailyLoss: string;
  readonly weeklyLoss: string;
  readonly monthlyLoss: string;
  readonly sessionMinutes: string;
}

export const limitLabels: Record<keyof LimitValues, string> = {
  dailyLoss: 'Daily loss',
  weeklyLoss: 'Weekly loss',
  monthlyLoss: 'Monthly loss',
  sessionMinutes: 'Session length (minutes)',
};

export const limitNames = Object.keys(limitLabels) as (keyof LimitValues)[];

export const valuesOfLimits = (limits: PlayLimits): LimitValues => ({
  dailyLoss: typed(limits.dailyLoss),
  weeklyLoss: typed(limits.weeklyLoss),
  monthlyLoss: typed(limits.monthlyLoss),
  sessionMinutes: typed(limits.sessionMinutes),
});

export const limitsInput = (brandId: string, values: LimitValues): SetPlayLimitsInput => ({
  brandId,
  dailyLoss: number(values.dailyLoss),
  weeklyLoss: number(values.weeklyLoss),
  monthlyLoss: number(values.monthlyLoss),
  sessionMinutes: number(values.sessionMinutes),
});

/** A limit in words; whole coins are meant of each kind of coin. */
export const limitWords = (name: keyof LimitValues, limit: number | null | undefined): string => {
  if (limit === null || limit === undefined) return 'no limit';
  return name === 'sessionMinutes' ? `${whole(limit)} minutes` : `${whole(limit)} coins`;
};

const typed = (limit: number | null | undefined): string =>
  limit === null || limit === undefined ? '' : `${limit}`;

const number = (text: string): number | null => (text.trim() === '' ? null : Number(text));

import type { PlayLimits, SetPlayLimitsInput } from '#domain/generated/types';
import { whole } from '../../platform/labels/numbers';
import { optionalNumber } from '../../parts/editing/typed-numbers';

/** The form values of the limits. An empty field means no limit. */
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
  dailyLoss: optionalNumber(values.dailyLoss),
  weeklyLoss: optionalNumber(values.weeklyLoss),
  monthlyLoss: optionalNumber(values.monthlyLoss),
  sessionMinutes: optionalNumber(values.sessionMinutes),
});

/** A limit as text, in whole coins of each kind. */
export const limitLabel = (name: keyof LimitValues, limit: number | null | undefined): string => {
  if (limit === null || limit === undefined) return 'no limit';
  return name === 'sessionMinutes' ? `${whole(limit)} minutes` : `${whole(limit)} coins`;
};

const typed = (limit: number | null | undefined): string =>
  limit === null || limit === undefined ? '' : `${limit}`;

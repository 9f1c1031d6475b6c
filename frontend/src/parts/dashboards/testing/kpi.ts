import { screen } from '@testing-library/react';
import { todayUtc } from '../date-range';

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The rounds of a period: 1,000 up to today, 800 in the previous one. */
export const roundsOf = ({ to }: Days) => (to === todayUtc() ? 1_000 : 800);

/** The tile of a figure. */
export const tile = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt span' })).closest('div');

import { util } from '@aws-appsync/utils';
import { refuse } from './refuse';

/** Converts a digit string of minor units to a number for the table. Refuses values outside the limits. */
export function amountOf(field: string, text: string, smallest: number, largest: number): number {
  if (!util.matches('^(0|[1-9][0-9]{0,15})$', text)) refuse('input.invalid', { field });
  const amount = parseInt(text, 10);
  if (amount < smallest || amount > largest) refuse('input.invalid', { field });
  return amount;
}

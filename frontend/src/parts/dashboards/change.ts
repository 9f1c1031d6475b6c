/** A metric compared with the previous period. */
export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  /** Absent if a value is negative or the previous one is zero, because a percentage has no meaning then. */
  readonly share: number | undefined;
  readonly wasNone: boolean;
}

export const changeOf = (now: number, before: number): Change => ({
  direction: now > before ? 'up' : now < before ? 'down' : 'same',
  share: before <= 0 || now < 0 ? undefined : (now - before) / before,
  wasNone: before === 0,
});

const shares = new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** `+12.5% from the previous period` */
export const changeText = ({ direction, share, wasNone }: Change): string => {
  if (direction === 'same') return 'No change';
  if (wasNone) return 'None in the previous period';
  if (share === undefined)
    return direction === 'up' ? 'Higher than in the previous period' : 'Lower than in the previous period';
  if (share > 10) return 'More than 10 times the previous period';
  return `${shares.format(share)} from the previous period`;
};

/** A figure beside the one of the days before. */
export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  /** Absent where the figure before was zero. */
  readonly share: number | undefined;
}

export const changeOf = (now: number, before: number): Change => ({
  direction: now > before ? 'up' : now < before ? 'down' : 'same',
  share: before === 0 ? undefined : (now - before) / Math.abs(before),
});

const shares = new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** `+12.5% from the previous period` */
export const changeText = ({ direction, share }: Change): string => {
  if (direction === 'same') return 'No change';
  if (share === undefined) return 'None in the previous period';
  // Beyond this a percentage says nothing.
  if (share > 10) return 'More than 10 times the previous period';
  return `${shares.format(share)} from the previous period`;
};

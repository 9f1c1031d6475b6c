import type { ReactNode } from 'react';

export type BadgeTone = 'plain' | 'good' | 'warning' | 'bad' | 'news';

const tones: Record<BadgeTone, string> = {
  plain: 'text-muted before:bg-muted',
  news: 'text-secondary before:bg-secondary',
  good: 'text-success before:bg-success',
  warning: 'text-warning before:bg-warning',
  bad: 'text-error before:bg-error',
};

/** A status as a label. The meaning of the colour is also in the text. */
export const Badge = ({
  tone = 'plain',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) => (
  <span
    className={`inline-flex items-center gap-1.5 align-middle whitespace-nowrap rounded-full border border-line bg-sunken px-2.5 py-0.5 text-sm font-medium before:size-2 before:rounded-full ${tones[tone]}`}
  >
    {children}
  </span>
);

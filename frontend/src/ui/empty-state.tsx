import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  /** Explains the next step. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className="min-w-0 rounded-2xl border border-dashed border-edge px-6 py-12 text-center">
    <svg viewBox="0 0 64 40" aria-hidden className="mx-auto mb-4 h-12 text-edge">
      <path
        d="M8 32 24 12l14 14L56 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <circle cx="8" cy="32" r="4" fill="currentColor" />
      <circle cx="24" cy="12" r="3" fill="currentColor" />
      <circle cx="38" cy="26" r="3" fill="currentColor" />
      <circle cx="56" cy="8" r="5" className="text-accent" fill="currentColor" />
    </svg>
    <h2 className="text-lg font-semibold break-words text-heading">{title}</h2>
    <div className="mx-auto mt-1 max-w-md break-words text-muted">{children}</div>
    {action !== undefined && <div className="mt-5 flex justify-center">{action}</div>}
  </div>
);

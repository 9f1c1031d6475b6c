import type { ReactNode } from 'react';

interface LaunchStopProps {
  readonly title: string;
  /** Unknown if the session could not be opened. */
  readonly returnUrl?: string | undefined;
  readonly children: ReactNode;
}

/** Shown in place of a launched game, with the way back to the casino. */
export const LaunchStop = ({ title, returnUrl, children }: LaunchStopProps) => (
  <div className="grid min-h-dvh place-items-center p-4">
    <div className="grid max-w-md justify-items-center gap-4 text-center text-muted">
      <h1 className="text-xl font-semibold break-words text-heading">{title}</h1>
      {children}
      {returnUrl !== undefined && (
        <a
          href={returnUrl}
          target="_top"
          className="inline-flex min-h-11 items-center rounded-lg bg-primary px-5 font-semibold text-on-primary"
        >
          Back to casino
        </a>
      )}
    </div>
  </div>
);

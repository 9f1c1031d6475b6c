import { type ReactNode, useId } from 'react';
import { ProgressBar } from '../../ui/progress-bar';
import type { ShownStep } from './claim-steps';

interface ClaimStepBarProps {
  readonly step: Pick<ShownStep, 'done' | 'most' | 'amounts'>;
  /** Names the bar. Without it, the figures do. */
  readonly text?: ReactNode;
}

/** A progress bar for a step of a reward, with its amounts. */
export const ClaimStepBar = ({ step: { done, most, amounts }, text }: ClaimStepBarProps) => {
  const label = useId();
  return (
    <div className="grid gap-1.5 text-sm">
      {text !== undefined && (
        <p id={label} className="wrap-anywhere">
          {text}
        </p>
      )}
      <ProgressBar labelledBy={label} value={done} max={most} />
      <p id={text === undefined ? label : undefined} className="text-muted tabular-nums">
        {amounts}
      </p>
    </div>
  );
};

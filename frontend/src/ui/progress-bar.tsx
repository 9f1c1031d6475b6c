interface ProgressBarProps {
  /** The name for screen readers, or the id of the text that contains it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly value: number;
  readonly max: number;
}

/** A progress bar. */
export const ProgressBar = ({ label, labelledBy, value, max }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-labelledby={labelledBy}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={value}
    aria-valuetext={`${Math.floor((100 * value) / max)}%`}
    className="h-2 overflow-hidden rounded-full bg-line"
  >
    <div
      className="h-full origin-left rounded-full bg-secondary"
      style={{ transform: `scaleX(${value / max})` }}
    />
  </div>
);

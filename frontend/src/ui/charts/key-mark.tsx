interface KeyMarkProps {
  readonly ink: string;
  readonly line: boolean;
}

/** The stroke or fill of a series, for the legend and the tooltip. */
export const KeyMark = ({ ink, line }: KeyMarkProps) => (
  <svg aria-hidden width={line ? 28 : 16} height="16" className="shrink-0">
    {line ? (
      <g className={`stroke-${ink}`}>
        <path d="M1 8h26" strokeWidth="2" />
      </g>
    ) : (
      <g className={`chart-block fill-${ink}`}>
        <rect x="1" y="1" width="14" height="14" rx="3" />
      </g>
    )}
  </svg>
);

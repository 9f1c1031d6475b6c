interface LineDrawingsProps {
  readonly lines: readonly (readonly number[])[];
  readonly rows: number;
}

/** The path of each line over the reels, as a drawing and as text; rows are counted from the top. */
export const LineDrawings = ({ lines, rows }: LineDrawingsProps) => (
  <ol aria-label="Lines" className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-3">
    {lines.map((line, index) => (
      <li key={line.join(' ')} className="text-center text-sm">
        <svg
          role="img"
          aria-label={`Line ${index + 1}: rows ${line.map((row) => row + 1).join(', ')}`}
          viewBox={`0 0 ${line.length} ${rows}`}
          className="w-full rounded-md bg-sunken"
        >
          {line.map((row, reel) => (
            <rect
              key={reel}
              x={reel + 0.08}
              y={row + 0.08}
              width="0.84"
              height="0.84"
              rx="0.18"
              className="fill-line"
            />
          ))}
          <polyline
            points={line.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' ')}
            fill="none"
            strokeWidth="0.16"
            strokeLinejoin="round"
            strokeLinecap="round"
            className="stroke-accent"
          />
        </svg>
        <span aria-hidden>{index + 1}</span>
      </li>
    ))}
  </ol>
);

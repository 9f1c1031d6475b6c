/** Durations of animations in milliseconds, and the maximum number of points of a line. */
export const chartSettings = { tooltipMs: 400, drawMs: 1000, mostTicks: 1000 } as const;

/** The maximum number of series or slices, for each of which there is a colour and a texture. */
export const mostParts = 6;

/** Animations in milliseconds, and the most ticks of an axis: a line of more points is drawn from every nth. */
export const figures = { tooltipMs: 400, drawMs: 1000, mostTicks: 1000 } as const;

/** As many series or slices as there are colours and textures to tell them apart. */
export const mostParts = 6;

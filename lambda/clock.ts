/** The time, as functions ask for it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

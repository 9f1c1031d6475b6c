import type { Clock } from '#local/platform/clock';

/** `util.time` with the clock of the local cloud. */
export const timeUtilities = (clock: Clock) => ({
  epochMilliSecondsToISO8601: (milliseconds: number) => new Date(milliseconds).toISOString(),
  epochMilliSecondsToSeconds: (milliseconds: number) => Math.floor(milliseconds / 1000),
  nowEpochMilliSeconds: () => clock.now().getTime(),
  nowEpochSeconds: () => Math.floor(clock.now().getTime() / 1000),
  nowISO8601: () => clock.now().toISOString(),
  parseISO8601ToEpochMilliSeconds: (text: string) => Date.parse(text),
});

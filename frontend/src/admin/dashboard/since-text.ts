const steps = [
  { text: (count: number) => (count === 1 ? '1 day' : `${count} days`), minutes: 24 * 60 },
  { text: (count: number) => (count === 1 ? '1 hour' : `${count} hours`), minutes: 60 },
  { text: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`), minutes: 1 },
] as const;

/** The time since a moment in the largest suitable unit: `3 days`, `1 hour`, `< 1 minute`. */
export function sinceText(at: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(at).getTime()) / 60_000);
  const step = steps.find((candidate) => minutes >= candidate.minutes);
  if (!step) return '< 1 minute';
  const amount = Math.floor(minutes / step.minutes);
  return step.text(amount);
}

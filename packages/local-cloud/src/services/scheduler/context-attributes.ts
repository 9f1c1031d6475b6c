import { randomBytes } from 'node:crypto';

interface Invocation {
  readonly scheduleArn: string;
  readonly dueAt: Date;
}

/** EventBridge Scheduler User Guide, "Adding context attributes in EventBridge Scheduler". */
export function withContext(input: string, { scheduleArn, dueAt }: Invocation): string {
  const values = new Map([
    ['schedule-arn', scheduleArn],
    ['scheduled-time', timeOf(dueAt)],
    ['execution-id', randomBytes(8).toString('hex')],
    // A local target gets an event immediately or never.
    ['attempt-number', '1'],
  ]);
  return input.replace(/<aws\.scheduler\.([a-z-]+)>/g, (whole, name: string) => values.get(name) ?? whole);
}

export const timeOf = (date: Date) => `${date.toISOString().slice(0, 19)}Z`;

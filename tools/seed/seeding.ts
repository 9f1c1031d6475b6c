import type { Credentials } from '#local/platform/principal';

/** A running cloud, as the demo data enters it: by its public doors. */
export interface Seeding {
  readonly origin: string;
  readonly administrator: Credentials;
  readonly outputs: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** An output of a stack of stage `local`. Throws when the templates have no such output. */
export function output({ outputs }: Seeding, stack: string, name: string): string {
  const value = outputs[`NovaLink-local-${stack}`]?.[name];
  if (value === undefined) throw new Error(`Stack NovaLink-local-${stack} has no output ${name}.`);
  return value;
}

/** What the AWS SDK needs to reach the cloud as its administrator. */
export function asAdministrator({ origin, administrator }: Seeding) {
  return { endpoint: origin, region: 'eu-west-1', credentials: administrator };
}

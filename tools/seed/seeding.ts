import type { Credentials } from 'cdk-local-cloud';

/** A running cloud. The demo data is created through its public API. */
export interface Seeding {
  readonly origin: string;
  readonly administrator: Credentials;
  readonly outputs: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** An output of a stack of stage `local`. Throws if the templates have no such output. */
export function output({ outputs }: Seeding, stack: string, name: string): string {
  const value = outputs[`NovaLink-local-${stack}`]?.[name];
  if (value === undefined) throw new Error(`Stack NovaLink-local-${stack} has no output ${name}.`);
  return value;
}

/** The configuration with which the AWS SDK connects to the cloud as its administrator. */
export function asAdministrator({ origin, administrator }: Seeding) {
  return { endpoint: origin, region: 'eu-west-1', credentials: administrator };
}

import type { Cloud, CloudOptions } from '#local/cloud';

/** What a local cloud is started from. */
export interface Wanted {
  /** The folder of a CDK cloud assembly. */
  readonly assembly: string;
  /** Where its data is kept; in memory if absent. */
  readonly folder?: string | undefined;
  /** The address of a DynamoDB engine to use in place of its own. */
  readonly dynamoDbEndpoint?: string | undefined;
  /** By default schedules fire only while a test advances the clock: `cloudClock` of `tools/local/cloud-clock.ts`. */
  readonly schedulesFire?: CloudOptions['schedulesFire'];
}

/** What another process knows of a running local cloud. */
export type Hosted = Pick<Cloud, 'origin' | 'administrator' | 'outputs'> & { readonly id: number };

/** What a local cloud has said so far. */
export interface Said {
  /** The lines that `npm start` prints: mail and bugs. */
  readonly lines: readonly string[];
  /** What the process wrote to `console.error`, whichever of its clouds it came from. */
  readonly errors: readonly string[];
}

/** What the host is asked for, and what it answers. */
export interface Calls {
  start(wanted: Wanted): Hosted;
  said(id: number): Said;
  stop(id: number): null;
}

export type Call = keyof Calls;
export type Argument<Name extends Call> = Parameters<Calls[Name]>[0];
export type Answer<Name extends Call> = ReturnType<Calls[Name]>;

export type Request = { readonly request: number } & {
  [Name in Call]: { readonly call: Name; readonly argument: Argument<Name> };
}[Call];

export type Reply = { readonly request: number } & (
  | { readonly answer: Answer<Call> }
  | { readonly error: string }
);

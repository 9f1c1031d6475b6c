import type { Cloud, CloudOptions } from 'cdk-local-cloud';

/** The input for starting a local cloud. */
export interface Wanted {
  /** The folder of a CDK cloud assembly. */
  readonly assembly: string;
  /** The folder of its data; in memory if absent. */
  readonly folder?: string | undefined;
  /** The URL of a DynamoDB engine to use instead of its own. */
  readonly dynamoDbEndpoint?: string | undefined;
  /**
   * By default, schedules fire only while a test advances the clock: see `cloudClock` in
   * `tools/local/cloud-clock.ts`.
   */
  readonly schedulesFire?: CloudOptions['schedulesFire'];
}

/** The data of a running local cloud for another process. */
export type Hosted = Pick<Cloud, 'origin' | 'administrator' | 'outputs'> & { readonly id: number };

/** The output of a local cloud so far. */
export interface Said {
  /** The lines that `npm start` prints: e-mails and errors. */
  readonly lines: readonly string[];
  /** The lines that the cloud wrote to `console.error`. */
  readonly errors: readonly string[];
}

/** The requests to the host, and their responses. */
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

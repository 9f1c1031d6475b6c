import { object, optional, parse, string, type InferOutput } from 'valibot';

const schema = object({
  runId: string(),
  /** The name of the error that ended the playing, such as `States.ExceedToleratedFailureThreshold`. */
  failure: optional(string()),
});

/** A run of which all parts have been played, or of which something failed for good. */
export type PlayedRun = InferOutput<typeof schema>;

export const parsePlayedRun = (event: unknown): PlayedRun => parse(schema, event);

import { object, optional, parse, string, type InferOutput } from 'valibot';

const schema = object({
  runId: string(),
  /** The name of the error that ended the run, such as `States.ExceedToleratedFailureThreshold`. */
  failure: optional(string()),
});

/** A run whose parts have all been played, or that failed finally. */
export type PlayedRun = InferOutput<typeof schema>;

export const parsePlayedRun = (event: unknown): PlayedRun => parse(schema, event);

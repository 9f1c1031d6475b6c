import { integer, minValue, number, object, parse, pipe, string, type InferOutput } from 'valibot';

const whole = pipe(number(), integer(), minValue(0));
const schema = object({ runId: string(), shard: whole, firstChunk: whole, chunks: whole });

/** A part of a run, as the state machine passes it on. */
export type Shard = InferOutput<typeof schema>;

export const parseShard = (event: unknown): Shard => parse(schema, event);

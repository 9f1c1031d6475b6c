import { object, parse, string, type InferOutput } from 'valibot';

const schema = object({ brandId: string() });

export type SweepRequest = Readonly<InferOutput<typeof schema>>;

export const parseRequest = (event: unknown): SweepRequest => parse(schema, event);

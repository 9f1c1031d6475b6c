import { isoDate, object, optional, parse, pipe, string } from 'valibot';

const day = pipe(string(), isoDate());
const schema = object({ brandId: string(), from: optional(day), to: optional(day) });

export const parseRequest = (event: unknown) => parse(schema, event);

import { object, parse, string } from 'valibot';

const schema = object({ brandId: string() });

export const parseRequest = (event: unknown) => parse(schema, event);

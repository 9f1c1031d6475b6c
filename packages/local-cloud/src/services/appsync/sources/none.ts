import * as v from 'valibot';
import { readRequest } from './read-request';
import type { DataSource } from './source';

const schema = v.object({ payload: v.optional(v.unknown(), null) });

/** NONE: returns the payload as the result. */
export const noSource: DataSource = (request) =>
  Promise.resolve({ result: readRequest(schema, request).payload });

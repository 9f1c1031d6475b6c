import { getDotPath, safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { FieldError } from '../runtime/field-error';

/** Parses the result of a request handler. Throws AppSync's error for an invalid request. */
export function readRequest<Schema extends GenericSchema>(
  schema: Schema,
  request: unknown,
): InferOutput<Schema> {
  const parsed = safeParse(schema, request);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const place = getDotPath(issue) ?? '';
  throw new FieldError(`Unable to read '$[${place}]' of the request: ${issue.message}`, 'MappingTemplate');
}

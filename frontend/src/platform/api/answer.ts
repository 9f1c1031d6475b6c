import * as v from 'valibot';
import { loadRefusalSentences } from './load-refusal-sentences';
import { NotAllowed, Refused, ServerError, SessionEnded } from './errors';
import type { AnyOperation, ResultOf } from './operation';
import { isRefusalCode } from './refusal-kinds';

const answerRule = v.looseObject({
  data: v.nullish(v.looseObject({})),
  errors: v.optional(
    v.array(
      v.looseObject({
        message: v.optional(v.string(), ''),
        errorType: v.nullish(v.string()),
        errorInfo: v.nullish(v.record(v.string(), v.unknown())),
      }),
    ),
  ),
});

/** The data of a GraphQL response. Rejects with one of the classes of `errors.ts`. */
export const answerIn = async (response: Response): Promise<Readonly<Record<string, unknown>>> => {
  if (response.status === 401) throw new SessionEnded();
  const answer = v.safeParse(answerRule, await response.json().catch(() => undefined));
  if (!answer.success) throw new ServerError(`The API returned status ${response.status} without JSON.`);
  const first = answer.output.errors?.[0];
  const sentences = loadRefusalSentences();
  if (first) {
    await sentences;
    throw faultOf(first.errorType, first.message, first.errorInfo ?? {});
  }
  if (!answer.output.data) throw new ServerError(`The API returned status ${response.status} without data.`);
  return answer.output.data;
};

const faultOf = (type: string | null | undefined, message: string, info: Record<string, unknown>): Error => {
  // It is unknown whether the server did anything, as after a lost connection.
  if (type === 'request.failed')
    return new ServerError(message, typeof info.requestId === 'string' ? info.requestId : undefined);
  if (isRefusalCode(type)) return new Refused(type, parametersIn(info));
  if (type === 'Unauthorized') return new NotAllowed(message);
  if (type === 'UnauthorizedException') return new SessionEnded(message);
  return new ServerError(`${type ?? 'Error'}: ${message}`);
};

const parametersIn = (info: Record<string, unknown>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(info).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );

/** The data as the operation's result. Rejects if a field is null that the operation requires. */
export function resultOf<Asked extends AnyOperation>(
  operation: Asked,
  data: Readonly<Record<string, unknown>>,
): ResultOf<Asked> {
  const missing = Object.keys(data).find((field) => data[field] === null);
  if (missing !== undefined && !operation.nullable)
    throw new ServerError(`The API returned null for ${missing}.`);
  // The code generator validated the document against the schema and created its types.
  return data as ResultOf<Asked>;
}

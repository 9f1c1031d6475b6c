import type { Context } from '@aws-appsync/utils';
import type { RefusalCode, RefusalParameters } from '#domain/refusal-codes';
import { refuse } from './refuse';
import { refuseFailure } from './refuse-failure';

interface Refused {
  readonly refusal: { readonly code: RefusalCode; readonly parameters: RefusalParameters };
}

/** The context of the response of a function. */
export type Answered<Answer> = Context<
  unknown,
  Record<string, unknown>,
  undefined,
  undefined,
  Answer | Refused
>;

/** Returns the result of a function. Refuses or fails if the function did. */
export function functionAnswer<Answer>(ctx: Answered<Answer>): Answer {
  if (ctx.error) refuseFailure(ctx);
  const answer = ctx.result;
  const refusal = (answer as Partial<Refused> | null)?.refusal;
  if (refusal) refuse(refusal.code, refusal.parameters);
  return answer as Answer;
}

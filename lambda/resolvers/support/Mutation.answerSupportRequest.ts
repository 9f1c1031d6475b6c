import { util } from '@aws-appsync/utils';
import type { MutationAnswerSupportRequestArgs } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { checkRequiredLines } from '../check-text';
import { refuse } from '../refuse';
import { changeRequest, requestChanged, type Changing } from './change-request';

const { text: longest, answers: most } = limits.support;

export function request(ctx: Changing<MutationAnswerSupportRequestArgs>) {
  const { text } = ctx.args.input;
  checkRequiredLines('text', text, longest);
  const { answers } = ctx.prev.result;
  if (answers.length >= most) refuse('support.too-many', { limit: most, of: 'answers' });
  const at = util.time.nowISO8601();
  return changeRequest(ctx, {
    at,
    to: 'ANSWERED',
    action: 'SUPPORT_ANSWERED',
    values: { answers: [...answers, { at, text: text.trim() }] },
    presented: { answer: answers.length + 1 },
  });
}

export function response(ctx: Parameters<typeof requestChanged>[0]) {
  return requestChanged(ctx);
}

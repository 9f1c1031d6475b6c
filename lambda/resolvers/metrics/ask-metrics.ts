import type { Answered } from '../function-answer';
import { functionAnswer } from '../function-answer';

interface Days {
  readonly from: string;
  readonly to: string;
}

const dayLength = '2026-11-21'.length;

/** Invokes `show-metrics`. Removes the optional time zone of an `AWSDate`, because days are UTC. */
export const askMetrics = (of: string, { from, to }: Days, more: object = {}) => ({
  operation: 'Invoke',
  payload: { of, range: { from: from.slice(0, dayLength), to: to.slice(0, dayLength) }, ...more },
});

export const metricsAnswer = (ctx: Answered<object>) => functionAnswer(ctx);

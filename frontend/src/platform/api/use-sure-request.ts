import { useState } from 'react';
import type { RefusalCode } from '#domain/refusal-codes';
import { Refused, ServerError, Unreachable } from './errors';
import { isUnknownOutcome } from './refusal-kinds';
import { correctClock, newRequestId } from './request-ids';

/** Whether something may have happened although no answer says so. */
export const isUnknown = (fault: unknown): boolean =>
  fault instanceof Unreachable ||
  fault instanceof ServerError ||
  (fault instanceof Refused && isUnknownOutcome(fault));

/** They say nothing of an earlier attempt: the same request is to be sent again. */
const asksAgain: ReadonlySet<RefusalCode> = new Set(['write.collided', 'play.too-fast']);

/** Whether an answer settles what an earlier request with the same id left in doubt. */
export const isDecided = (fault: unknown): boolean => fault instanceof Refused && !asksAgain.has(fault.code);

interface Pending<Wish> {
  readonly wish: Wish;
  readonly requestId: string;
}

/**
 * Sends what must happen once. A wish gets a request id of its own and keeps it, with everything that was asked for,
 * while what became of it is unknown: sending again then repeats that very request, whatever else is asked meanwhile.
 */
export const useSureRequest = <Wish, Answer>(send: (wish: Wish, requestId: string) => Promise<Answer>) => {
  const [pending, setPending] = useState<Pending<Wish>>();
  return {
    /** What may have happened already; undefined while nothing is in doubt. */
    inDoubt: pending?.wish,
    send: async (wish: Wish): Promise<Answer> => {
      let request = pending ?? { wish, requestId: newRequestId() };
      const sendRequest = () => send(request.wish, request.requestId);
      try {
        const answer = await sendRequest().catch((fault: unknown) => {
          if (pending || !correctClock(fault)) throw fault;
          request = { wish, requestId: newRequestId() };
          return sendRequest();
        });
        setPending(undefined);
        return answer;
      } catch (error) {
        setPending(isUnknown(error) || (pending && !isDecided(error)) ? request : undefined);
        throw error;
      }
    },
  };
};

import { useState } from 'react';
import type { RefusalCode } from '#domain/refusal-codes';
import { Refused, ServerError, Unreachable } from './errors';
import { isUnknownOutcome } from './refusal-kinds';
import { correctClock, newRequestId } from './request-ids';

/** Whether something may have happened although there was no response. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof Unreachable ||
  error instanceof ServerError ||
  (error instanceof Refused && isUnknownOutcome(error));

/** These codes say nothing about an earlier attempt, so the same request has to be sent again. */
const asksAgain: ReadonlySet<RefusalCode> = new Set(['write.collided', 'play.too-fast']);

/** Whether a response determines the outcome of an earlier request with the same id. */
export const isDecided = (error: unknown): boolean => error instanceof Refused && !asksAgain.has(error.code);

interface Pending<Wish> {
  readonly wish: Wish;
  readonly requestId: string;
}

/**
 * Sends a request that must have one effect. Each request gets its own id and keeps its id and content while
 * its outcome is unknown. Sending again then repeats this request, even if other values were entered in
 * between.
 */
export const useSureRequest = <Wish, Answer>(send: (wish: Wish, requestId: string) => Promise<Answer>) => {
  const [pending, setPending] = useState<Pending<Wish>>();
  return {
    /** The request with an unknown outcome; undefined if there is none. */
    inDoubt: pending?.wish,
    send: async (wish: Wish): Promise<Answer> => {
      let request = pending ?? { wish, requestId: newRequestId() };
      const sendRequest = () => send(request.wish, request.requestId);
      try {
        const answer = await sendRequest().catch((error: unknown) => {
          if (pending || !correctClock(error)) throw error;
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

import type { PlayRoundInput } from '#domain/generated/types';
import type { ReadRound } from '../../parts/rounds/round-requests';
import type { TableClock } from '../../parts/table/table';
import { Refused } from '../../platform/api/faults';
import { isDecided, isUnknown } from '../../platform/api/use-sure-request';
import type { OpenedSession } from './play-requests';

type RoundRequest = Omit<PlayRoundInput, 'brandId'>;

export interface DealerNeeds {
  readonly startSession: () => Promise<OpenedSession>;
  readonly playRound: (request: RoundRequest) => Promise<ReadRound>;
  readonly newRequestId: () => string;
  readonly clock: Pick<TableClock, 'pause'>;
}

/** How often a round waits for the cycle: another window may be playing as well. */
const mostWaits = 3;

/** The other side of the table: the server's session, and the request that a round keeps until it is answered. */
export const createCoinDealer = ({ startSession, playRound, newRequestId, clock }: DealerNeeds) => {
  let sessionId: string | undefined;
  /** A round that may have been played although no answer came. */
  let unanswered: RoundRequest | undefined;
  const playWhenDue = async (request: RoundRequest): Promise<ReadRound> => {
    for (let waits = 0; ; waits += 1) {
      try {
        return await playRound(request);
      } catch (fault) {
        const waitMs = waitOf(fault);
        if (waitMs === undefined || waits === mostWaits) throw fault;
        await clock.pause(waitMs);
      }
    }
  };
  return {
    async open(): Promise<OpenedSession> {
      const session = await startSession();
      sessionId = session.id;
      return session;
    },
    /** Whether the next `play` asks again, word for word, for a round that was not answered. */
    isAsking: (): boolean => unanswered !== undefined,
    async play(bet: number): Promise<ReadRound> {
      if (sessionId === undefined) throw new Error('No session is open.');
      const request = (unanswered ??= { sessionId, bet: String(bet), requestId: newRequestId() });
      try {
        const round = await playWhenDue(request);
        unanswered = undefined;
        return round;
      } catch (fault) {
        if (isDecided(fault) && !isUnknown(fault)) unanswered = undefined;
        throw fault;
      }
    },
  };
};

/** How long a round that came too early has to wait. */
const waitOf = (fault: unknown): number | undefined => {
  if (!(fault instanceof Refused) || fault.code !== 'play.too-fast') return undefined;
  return Number(fault.parameters.waitMs);
};

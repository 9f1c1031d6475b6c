import type { PlayRoundInput } from '#domain/generated/types';
import type { GameScreenClock } from '../../shared/game-screen/game-screen';
import { Refused } from '../../platform/api/errors';
import { correctClock } from '../../platform/api/request-ids';
import { isDecided, isUnknown } from '../../platform/api/use-sure-request';
import type { OpenedSession, PlayedRound } from './play-requests';

export type RoundRequest = Omit<PlayRoundInput, 'brandId'>;

/** Where a round that was not answered outlasts the page. */
export interface KeptRequest {
  readonly read: () => RoundRequest | undefined;
  readonly write: (request: RoundRequest | undefined) => void;
}

export interface RoundClientNeeds {
  readonly startSession: () => Promise<OpenedSession>;
  readonly playRound: (request: RoundRequest) => Promise<PlayedRound>;
  readonly newRequestId: () => string;
  readonly keptRequest: KeptRequest;
  readonly clock: Pick<GameScreenClock, 'pause'>;
}

/** How often a round waits for the cycle: another window may be playing as well. */
const mostWaits = 3;

/** The other side of the table: the server's session, and the request that a round keeps until it is answered. */
export const createCoinRoundClient = (needs: RoundClientNeeds) => {
  const { startSession, playRound, newRequestId, keptRequest, clock } = needs;
  let sessionId: string | undefined;
  /** A round that may have been played although no answer came. */
  let unanswered = keptRequest.read();
  const keep = (request: RoundRequest | undefined) => {
    unanswered = request;
    keptRequest.write(request);
  };
  const playWhenDue = async (request: RoundRequest): Promise<PlayedRound> => {
    for (let waits = 0; ; waits += 1) {
      try {
        return await playRound(request);
      } catch (error) {
        const waitMs = waitOf(error);
        if (waitMs === undefined || waits === mostWaits) throw error;
        await clock.pause(waitMs);
      }
    }
  };
  const ask = async (request: RoundRequest): Promise<PlayedRound> => {
    keep(request);
    const round = await playWhenDue(request);
    keep(undefined);
    return round;
  };
  return {
    async open(): Promise<OpenedSession> {
      const session = await startSession();
      sessionId = session.id;
      return session;
    },
    /** Whether the next `play` asks again, word for word, for a round that was not answered. */
    isAsking: (): boolean => unanswered !== undefined,
    async play(bet: number): Promise<PlayedRound> {
      if (sessionId === undefined) throw new Error('No session is open.');
      const asked = { sessionId, bet: String(bet) };
      const again = unanswered;
      try {
        return await ask(again ?? { ...asked, requestId: newRequestId() }).catch((fault: unknown) => {
          if (again || !correctClock(fault)) throw fault;
          return ask({ ...asked, requestId: newRequestId() });
        });
      } catch (error) {
        if (isDecided(error) && !isUnknown(error)) keep(undefined);
        throw error;
      }
    },
  };
};

/** How long a round that came too early has to wait. */
const waitOf = (fault: unknown): number | undefined => {
  if (!(fault instanceof Refused) || fault.code !== 'play.too-fast') return undefined;
  return Number(fault.parameters.waitMs);
};

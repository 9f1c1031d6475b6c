import type { PlayRoundInput } from '#domain/generated/types';
import type { GameScreenClock } from '../../parts/game-screen/game-screen';
import { Refused } from '../../platform/api/errors';
import { correctClock } from '../../platform/api/request-ids';
import { isDecided, isUnknown } from '../../platform/api/use-sure-request';
import type { OpenedSession, PlayedRound } from './play-requests';

export type RoundRequest = Omit<PlayRoundInput, 'brandId'>;

/** The storage for a round without a response, which survives a reload of the page. */
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

/**
 * The maximum number of times that a round waits for the cycle, because another window can be playing too.
 */
const mostWaits = 3;

/** The client of the server's session. It keeps the request of a round until it gets a response. */
export const createCoinRoundClient = (needs: RoundClientNeeds) => {
  const { startSession, playRound, newRequestId, keptRequest, clock } = needs;
  let sessionId: string | undefined;
  /** A round that may have been played, although there was no response. */
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
    /** Whether the next `play` repeats the request of a round without a response. */
    isAsking: (): boolean => unanswered !== undefined,
    async play(bet: number): Promise<PlayedRound> {
      if (sessionId === undefined) throw new Error('No session is open.');
      const asked = { sessionId, bet: String(bet) };
      const again = unanswered;
      try {
        return await ask(again ?? { ...asked, requestId: newRequestId() }).catch((error: unknown) => {
          if (again || !correctClock(error)) throw error;
          return ask({ ...asked, requestId: newRequestId() });
        });
      } catch (error) {
        if (isDecided(error) && !isUnknown(error)) keep(undefined);
        throw error;
      }
    },
  };
};

/** The waiting time of a round that was too early. */
const waitOf = (error: unknown): number | undefined => {
  if (!(error instanceof Refused) || error.code !== 'play.too-fast') return undefined;
  return Number(error.parameters.waitMs);
};

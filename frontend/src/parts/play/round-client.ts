import type { DemoRound, DemoSession, PlayDemoRoundInput } from '#domain/generated/types';
import { Refused } from '../../platform/api/errors';
import type { Agreement, PlayedRound } from './check-round';

export interface RoundClientNeeds {
  readonly startSession: () => Promise<DemoSession>;
  readonly playRound: (request: PlayDemoRoundInput) => Promise<DemoRound>;
}

/** The values that are fixed before a round. */
export interface NextRound {
  readonly commitment: string;
  readonly nonce: number;
}

/** Another version is live than the one whose math model the page has. */
export class Outdated extends Error {
  override readonly name = 'Outdated';
}

interface Asked {
  readonly request: PlayDemoRoundInput;
  readonly agreed: Agreement;
}

/** The client of the server's session, with the commitment to the next round. */
export const createRoundClient = ({ startSession, playRound }: RoundClientNeeds, mathModelHash: string) => {
  let playToken: string | undefined;
  let next: NextRound | undefined;
  /** A round that may have been played, although there was no response. */
  let unanswered: Asked | undefined;

  const open = async (): Promise<void> => {
    next = undefined;
    const session = await startSession();
    if (session.mathModelHash !== mathModelHash) throw new Outdated();
    ({ playToken } = session);
    next = { commitment: session.serverSeedHash, nonce: session.nonce };
  };

  const ask = async (bet: number, clientSeed: string): Promise<PlayedRound> => {
    if (playToken === undefined || next === undefined) throw new Error('No session is open.');
    unanswered ??= {
      request: { playToken, nonce: next.nonce, clientSeed, bet },
      agreed: { ...next, mathModelHash, clientSeed, bet },
    };
    const { request, agreed } = unanswered;
    const answer = await playRound(request).catch((error: unknown) => {
      // A refusal means that the round was not played.
      if (error instanceof Refused) unanswered = undefined;
      throw error;
    });
    unanswered = undefined;
    next = { commitment: answer.nextServerSeedHash, nonce: answer.nextNonce };
    return { agreed, answer };
  };

  return {
    open,
    next: (): NextRound | undefined => next,
    /** Whether the next `play` repeats the request of a round without a response. */
    isAsking: (): boolean => unanswered !== undefined,
    /** Plays one round. If the session has expired, it starts a new one once. */
    async play(bet: number, clientSeed: string): Promise<PlayedRound> {
      try {
        return await ask(bet, clientSeed);
      } catch (error) {
        if (!(error instanceof Refused) || !endsSession.has(error.code)) throw error;
        await open();
        return ask(bet, clientSeed);
      }
    },
  };
};

const endsSession: ReadonlySet<string> = new Set([
  'play.token-expired',
  'play.token-invalid',
  'play.round-played',
]);

import type { MovementRequest, MovementRequests, PlayDetails } from '#domain/wallet/movement';
import { requestHash } from '#domain/wallet/request-hash';
import type { InputOf } from '#lambda/functions/play-rounds/request';
import type { PlaySessionRow } from '#lambda/stores/play/play-session-row';
import type { RoundRow } from '#lambda/stores/play/round-store';

type Named = Pick<RoundRow, 'brandId' | 'playerId' | 'coin'>;

/** What names a request for ever: its key in the journal, and a hash of all that it asks. */
export const betName = (playerId: string, input: InputOf<'playRound'>) => ({
  key: `BET#${input.brandId}#${playerId}#${input.requestId}`,
  requestHash: requestHash({ fieldName: 'playRound', ...input }),
});

/** The house is the other side of every bet and win; coins of promotions are not played with. */
const between = ({ brandId, playerId, coin }: Named) =>
  ({ brandId, playerId, coin, purse: 'MAIN', reason: null, counter: 'HOUSE' }) as const;

export const playAt = ({ id, gameId, versionId }: PlaySessionRow, bet: string): PlayDetails => ({
  sessionId: id,
  gameId,
  versionId,
  betLevel: BigInt(bet),
});

/** A bet that is refused has no round. */
export const betOf = (
  round: Named & Pick<RoundRow, 'bet'> & { readonly id: string | null },
  name: ReturnType<typeof betName>,
  play: PlayDetails,
): MovementRequest => ({
  ...between(round),
  ...name,
  kind: 'BET',
  amount: -BigInt(round.bet),
  actor: round.playerId,
  reference: round.id,
  play,
});

type WonRound = Named & Pick<RoundRow, 'id' | 'bet' | 'win'>;

/** All that a round moves: its bet, and what it won. */
export const movementsOf = (
  round: WonRound,
  name: ReturnType<typeof betName>,
  play: PlayDetails,
): MovementRequests =>
  round.win === '0' ? [betOf(round, name, play)] : [betOf(round, name, play), winOf(round, play)];

export const winOf = (round: WonRound, play: PlayDetails | undefined): MovementRequest => ({
  ...between(round),
  key: `WIN#${round.brandId}#${round.playerId}#${round.id}`,
  requestHash: requestHash({ roundId: round.id, win: round.win }),
  kind: 'WIN',
  amount: BigInt(round.win),
  actor: 'system',
  reference: round.id,
  ...(play && { play }),
});

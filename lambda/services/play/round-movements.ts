import type { PlayRoundInput } from '#domain/generated/types';
import {
  type MovementRequest,
  type MovementRequests,
  type PlayDetails,
  requestHash,
  type RoundDraw,
} from '@novalink/ledger';
import type { PlaySessionRow } from '#lambda/stores/play/play-session-row';
import type { Round } from '#lambda/services/play/present-round';

type Named = Pick<Round, 'brandId' | 'playerId' | 'coin' | 'purse'>;
type WonRound = Named & Pick<Round, 'id' | 'bet' | 'win'>;
type PlayedRound = WonRound & RoundDraw;

/** The journal key of the bet of a player's request. */
export const betKey = (
  { brandId, playerId }: Pick<Named, 'brandId' | 'playerId'>,
  requestId: string,
): string => `BET#${brandId}#${playerId}#${requestId}`;

/** Identifies a request permanently: its key in the journal, and a hash of its arguments. */
export const betName = (playerId: string, input: PlayRoundInput) => ({
  key: betKey({ brandId: input.brandId, playerId }, input.requestId),
  requestHash: requestHash({ fieldName: 'playRound', ...input }),
});

/** The id of the request in the key of a bet. */
export const requestOf = (key: string): string => key.slice(key.lastIndexOf('#') + 1);

/** The house account is the other side of every bet and win. */
const between = ({ brandId, playerId, coin, purse }: Named) =>
  ({ brandId, playerId, coin, purse, reason: null, counter: 'HOUSE' }) as const;

export const playAt = ({ id, gameId, versionId }: PlaySessionRow, bet: string): PlayDetails => ({
  sessionId: id,
  gameId,
  versionId,
  betLevel: BigInt(bet),
});

/** A declined bet has no round. */
export const betOf = (
  round: Named & Pick<Round, 'bet'> & { readonly id: string | null },
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

/**
 * All movements of a round: the bet, the win, and the part of a free round's win above the limit of the
 * reward, which returns to the house account.
 */
export const movementsOf = (
  round: PlayedRound,
  name: ReturnType<typeof betName>,
  play: PlayDetails,
  excess = 0n,
): MovementRequests => {
  const { serverSeedHash, nonce } = round;
  const bet = { ...betOf(round, name, play), draw: { serverSeedHash, nonce } };
  const won = round.win === '0' ? [] : [winOf(round, play)];
  return [bet, ...won, ...(excess > 0n ? [excessOf(round, excess)] : [])];
};

const excessOf = (round: WonRound, excess: bigint): MovementRequest => ({
  ...between(round),
  key: `FORFEIT#${round.brandId}#${round.playerId}#${round.id}`,
  requestHash: requestHash({ roundId: round.id, excess: `${excess}` }),
  kind: 'FORFEIT',
  amount: -excess,
  actor: 'system',
  reference: round.id,
});

export const winKey = ({ brandId, playerId, id }: Pick<Round, 'brandId' | 'playerId' | 'id'>) =>
  `WIN#${brandId}#${playerId}#${id}`;

export const winOf = (round: WonRound, play: PlayDetails | undefined): MovementRequest => ({
  ...between(round),
  key: winKey(round),
  requestHash: requestHash({ roundId: round.id, win: round.win }),
  kind: 'WIN',
  amount: BigInt(round.win),
  actor: 'system',
  reference: round.id,
  ...(play && { play }),
});

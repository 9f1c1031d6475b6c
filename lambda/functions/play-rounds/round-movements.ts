import type { MovementRequest } from '#domain/wallet/movement';
import { requestHash } from '#domain/wallet/request-hash';
import type { InputOf } from '#lambda/functions/play-rounds/request';
import type { RoundRow } from '#lambda/stores/play/round-store';

const betKey = (brandId: string, sub: string, requestId: string) => `BET#${brandId}#${sub}#${requestId}`;

/** What names a request for ever: its key in the journal, and a hash of all that it asks. */
export const betName = (sub: string, input: InputOf<'playRound'>) => ({
  key: betKey(input.brandId, sub, input.requestId),
  requestHash: requestHash({ fieldName: 'playRound', ...input }),
});

/** The house is the other side of every bet and win; coins of promotions are not played with. */
const between = ({ brandId, userId, coin }: Pick<RoundRow, 'brandId' | 'userId' | 'coin'>) =>
  ({ brandId, userId, coin, purse: 'MAIN', reason: null, counter: 'HOUSE' }) as const;

/** A bet that is refused has no round. */
export const betOf = (
  round: Pick<RoundRow, 'brandId' | 'userId' | 'coin' | 'bet'> & { readonly id: string | null },
  name: ReturnType<typeof betName>,
): MovementRequest => ({
  ...between(round),
  ...name,
  kind: 'BET',
  amount: -BigInt(round.bet),
  actor: round.userId,
  reference: round.id,
});

export const winOf = (round: RoundRow): MovementRequest => ({
  ...between(round),
  key: `WIN#${round.brandId}#${round.userId}#${round.id}`,
  requestHash: requestHash({ roundId: round.id, win: round.win }),
  kind: 'WIN',
  amount: BigInt(round.win),
  actor: 'system',
  reference: round.id,
});

/** Gives back the bet of a round whose outcome nobody can tell any more. */
export function reversalOf(round: RoundRow): MovementRequest {
  const reversed = betKey(round.brandId, round.userId, round.requestId);
  return {
    ...between(round),
    key: `REVERSAL#${reversed}`,
    requestHash: requestHash({ reversed }),
    kind: 'REVERSAL',
    amount: BigInt(round.bet),
    actor: 'system',
    reason: 'The game of the round cannot be read any more',
    reference: reversed,
  };
}

import { escrowPlayer } from '#domain/tournaments/escrow-player';
import { coinOfBuyIn } from '#domain/tournaments/rules';
import { type MovementRequest, requestHash } from '@novalink/ledger';
import type { TournamentRow } from '#lambda/stores/tournaments/tournament-row';

interface Held {
  readonly id: string;
  readonly brandId: string;
  readonly coin: string;
}

export type EscrowStep = 'FUND' | 'POOL' | 'PAID' | 'RETURN';

/** A movement between a tournament's wallet and the treasury, once for each step. */
export const escrowMovement = (
  { id, brandId, coin }: Held,
  step: EscrowStep,
  amount: bigint,
  actor: string,
): MovementRequest => ({
  ...{ kind: 'ESCROW', brandId, playerId: escrowPlayer(id), coin, purse: 'MAIN', amount, actor },
  key: ['ESCROW', brandId, id, step].join('#'),
  reason: null,
  reference: id,
  requestHash: requestHash({ id, step, amount: `${amount}` }),
  counter: 'TREASURY',
});

interface PlayersMovement {
  readonly kind: 'BUY_IN' | 'REFUND' | 'PRIZE';
  readonly playerId: string;
  /** Minor units; negative for a buy-in. */
  readonly amount: bigint;
  readonly actor: string;
  /** Identifies it within the tournament: the request of a buy-in, the player of a refund, the rank of a prize. */
  readonly of: string;
}

/** A movement between a player and a tournament, once of each kind. Prizes are in the coin of the tournament. */
export const tournamentMovement = (
  held: Held & Pick<TournamentRow, 'buyInCoin'>,
  { kind, playerId, amount, actor, of }: PlayersMovement,
): MovementRequest => ({
  ...{ kind, brandId: held.brandId, playerId, purse: 'MAIN', amount, actor },
  coin: kind === 'PRIZE' ? held.coin : coinOfBuyIn(held),
  key: [kind, held.brandId, held.id, of].join('#'),
  reason: null,
  reference: held.id,
  requestHash: requestHash({ id: held.id, playerId, amount: `${amount}` }),
  counter: 'TREASURY',
});

import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import {
  type MovementRequest,
  type Ports,
  type PostedMovement,
  postMovement,
  requestHash,
} from '@novalink/ledger';
import { computedRound } from '#lambda/functions/play-rounds/computed-round';
import { winOf } from '#lambda/services/play/round-movements';
import type { Round } from '#lambda/services/play/present-round';
import type { PlayableVersions } from '#lambda/stores/games/playable-versions';
import type { Player } from './players';
import type { RepairReport } from './repair-report';

export interface RoundRepair {
  readonly versions: PlayableVersions;
  readonly ledger: Ports<TransactWriteItem>;
  readonly report: RepairReport;
  /** Rounds of earlier bets have expired. */
  readonly keptSince: Date;
}

/** A valid bet with the win of its round. */
export interface SettledBet {
  readonly bet: PostedMovement;
  /** Minor units. */
  readonly returned: bigint;
  /** Whether the bet was refunded, so that the round does not count. */
  readonly isGivenBack: boolean;
}

/**
 * Makes the rounds of a player and the journal consistent. Rounds are computed again from their bets. An
 * outstanding win is paid. A bet whose seeds are lost is refunded unless the journal shows its outcome.
 * Returns every bet.
 */
export async function repairRounds(repair: RoundRepair, player: Player): Promise<readonly SettledBet[]> {
  const movements = player.wallets.flat();
  const returns = new Map(movements.filter(isReturn).map((movement) => [movement.reference, movement]));
  const lastOnes = new Set(player.wallets.map((wallet) => wallet.at(-1)?.key));
  const settled: SettledBet[] = [];
  for (const bet of movements.filter(({ kind }) => kind === 'BET')) {
    const round = await roundOf(repair, player, bet);
    const paid = returns.get(bet.reference) ?? returns.get(bet.key);
    const returned = round
      ? await settleRound(repair, { bet, round }, paid)
      : await settleLostRound(repair, bet, paid, lastOnes.has(bet.key));
    const isGivenBack = paid?.kind === 'REVERSAL' || (!round && !paid && returned > 0n);
    settled.push({ bet, returned, isGivenBack });
  }
  return settled;
}

async function roundOf({ versions }: RoundRepair, { seeds }: Player, bet: PostedMovement) {
  const seed = seeds.get(bet.draw?.serverSeedHash ?? '');
  const version = bet.play && (await versions(bet.play));
  return seed && version && computedRound(bet, seed, version);
}

const isReturn = ({ kind }: PostedMovement) => kind === 'WIN' || kind === 'REVERSAL';

/** Pays the outstanding win of a round. */
async function settleRound(
  repair: RoundRepair,
  { bet, round }: { readonly bet: PostedMovement; readonly round: Round },
  paid: PostedMovement | undefined,
): Promise<bigint> {
  // The sweep pays the wins of rounds in wallets of operators.
  if (paid || round.win === '0' || bet.purse === 'EXTERNAL') return paid?.amount ?? 0n;
  const { amount } = await post(repair, winOf(round, bet.play));
  repair.report.roundsPaid.push(round.id);
  return amount;
}

/** If a bet is the last movement of its wallet, its outcome is unknown, so it is refunded. */
async function settleLostRound(
  repair: RoundRepair,
  bet: PostedMovement,
  paid: PostedMovement | undefined,
  isLast: boolean,
): Promise<bigint> {
  const isKept = bet.at >= repair.keptSince.toISOString();
  if (paid || !isLast || !isKept || bet.purse === 'EXTERNAL') {
    if (isKept) repair.report.roundsLost.push(bet.reference ?? bet.key);
    return paid?.amount ?? 0n;
  }
  const { amount } = await post(repair, {
    ...bet,
    key: `REVERSAL#${bet.key}`,
    kind: 'REVERSAL',
    requestHash: requestHash({ reversed: bet.key }),
    amount: -bet.amount,
    actor: 'system',
    reason: 'The round of the bet was lost when the tables were restored',
    reference: bet.key,
    counter: 'HOUSE',
  });
  repair.report.betsGivenBack.push(bet.key);
  return amount;
}

async function post({ ledger }: RoundRepair, request: MovementRequest): Promise<PostedMovement> {
  const outcome = await postMovement(ledger, request);
  if (outcome.state !== 'POSTED') throw new Error(`${request.key} could not be posted: ${outcome.state}.`);
  return outcome.movement;
}

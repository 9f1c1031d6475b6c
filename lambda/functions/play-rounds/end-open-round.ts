import { withLoss } from '#domain/play/play-limits';
import { postMovement } from '#domain/wallet/post-movement';
import type { MovementRequest } from '#domain/wallet/movement';
import { drawnRound } from '#lambda/functions/play-rounds/drawn-round';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import { reversalOf, winOf } from '#lambda/functions/play-rounds/round-movements';
import { Refusal } from '#lambda/refusal';
import type { Standing } from '#lambda/stores/play/play-facts';
import { nextPlay, type PlayRow } from '#lambda/stores/play/play-row';
import type { RoundRow } from '#lambda/stores/play/round-store';

type EndNeeds = Pick<Needs, 'plays' | 'rounds' | 'versions' | 'ledger'>;

/**
 * Ends a round whose bet is paid: pays what its seeds won, or gives the bet back when its model cannot be read any more.
 * `play` is as the bet, or whoever came after it, left it. Whoever else ends it does the same, once.
 */
export const endRound =
  ({ plays, rounds, versions, ledger }: EndNeeds) =>
  async (play: PlayRow, round: RoundRow): Promise<RoundRow> => {
    const { ended, movement, returned } = endOf(round, play, await versions(round));
    const counted = play.losses[round.coin];
    const after = nextPlay(play, {
      openRoundId: undefined,
      losses: counted ? { ...play.losses, [round.coin]: withLoss(counted, -returned) } : play.losses,
    });
    const outcome = await postMovement(ledger, movement, ({ balance }) => [
      rounds.end({ ...ended, balance: `${balance}` }),
      plays.put(after),
    ]);
    if (outcome.state === 'POSTED') return { ...ended, balance: `${outcome.movement.balance}` };
    if (outcome.state === 'UNKNOWN') throw new Refusal('wallet.unknown');
    if (outcome.state === 'HELD') throw new Refusal('write.collided');
    throw new Error(`What round ${round.id} returns was refused: ${outcome.state}.`);
  };

/** Reads, and reads again after ending what was left open. */
export function endingOpenRound(needs: EndNeeds) {
  const end = endRound(needs);
  return async <Facts extends Pick<Standing, 'play'>>(
    read: () => Promise<Facts>,
  ): Promise<{ readonly facts: Facts; readonly ended: RoundRow | undefined }> => {
    let ended: RoundRow | undefined;
    for (;;) {
      const facts = await read();
      const { play } = facts;
      if (play?.openRoundId === undefined) return { facts, ended };
      const round = await needs.rounds.read(play.brandId, play.userId, play.openRoundId);
      if (!round) throw new Error(`The round ${play.openRoundId} is open and not there.`);
      if (round.state === 'OPEN') ended = await end(play, round);
    }
  };
}

interface End {
  readonly ended: RoundRow;
  readonly movement: MovementRequest;
  /** Minor units that come back to the player. */
  readonly returned: bigint;
}

function endOf(round: RoundRow, { seed }: PlayRow, version: Awaited<ReturnType<Needs['versions']>>): End {
  if (!version) {
    const ended = { ...round, win: '0', multiplierX100: 0, steps: [], state: 'ROLLED_BACK' as const };
    return { ended, movement: reversalOf(round), returned: BigInt(round.bet) };
  }
  const { clientSeed, nonce, bet } = round;
  const drawn = drawnRound(version, { serverSeed: seed.serverSeed, clientSeed, nonce }, BigInt(bet));
  const ended = { ...round, ...drawn, state: 'CLOSED' as const };
  return { ended, movement: winOf(ended), returned: BigInt(drawn.win) };
}

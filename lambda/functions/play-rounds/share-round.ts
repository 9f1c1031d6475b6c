import type { CoinRound, SharedRound } from '#domain/generated/types';
import { playSession } from '#domain/play/play-session';
import { findMovement } from '@novalink/ledger';
import type { Caller } from '#lambda/runtime/caller';
import { knownPlayer, type Known } from '#lambda/services/play/admission';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import type { InputOf } from '#lambda/functions/play-rounds/request';
import { betKey } from '#lambda/services/play/round-movements';
import { stillShared, presentEntry } from '#lambda/functions/play-rounds/shared-rounds';
import { presentBet } from '#lambda/functions/play-rounds/present-bet';
import { Refusal } from '#lambda/runtime/refusal';
import { keptUntil } from '#lambda/stores/play/kept-until';
import type { ReplayRow } from '#lambda/stores/play/replay-row';

const most = playSession.sharedRounds;

/**
 * Shares one of the caller's rounds. Idempotent: a repeated request returns the same replay. The public facts
 * of the round are copied. The server seed is not copied: the replay reads it only after it was revealed.
 */
export function shareRound(needs: Needs) {
  const { facts, shared, clock, newReplayId } = needs;
  const ownRound = roundOf(needs);
  return async (caller: Caller, { brandId, requestId }: InputOf<'shareRound'>): Promise<SharedRound> => {
    const now = clock();
    const known = knownPlayer(await facts.standing(caller, brandId), now);
    const { playerId } = known.player;
    const [rounds, round] = await Promise.all([
      shared.read(brandId, playerId),
      ownRound(caller, known, requestId, now),
    ]);
    const others = stillShared(rounds, now);
    const before = others.find(({ roundId }) => roundId === round.id);
    if (before) return presentEntry(before);
    if (others.length >= most) throw new Refusal('replay.too-many', { most });
    const entry = { replayId: newReplayId(), roundId: round.id, expiresAt: keptUntil(round.at) };
    const version = (rounds?.version ?? 0) + 1;
    await shared.share(
      known.player,
      { brandId, playerId, shared: [entry, ...others], version },
      replayOf(round, known, entry.replayId),
    );
    return presentEntry(entry);
  };
}

/** The round of a player's request. Refuses `round.missing` also for an expired round. */
function roundOf(needs: Pick<Needs, 'ledger' | 'seeds' | 'versions'>) {
  const roundOfBet = presentBet(needs);
  return async (caller: Caller, { player }: Known, requestId: string, now: Date): Promise<CoinRound> => {
    const bet = await findMovement(needs.ledger, betKey(player, requestId));
    if (bet === 'UNKNOWN') throw new Refusal('wallet.unknown');
    if (bet?.state !== 'POSTED' || keptUntil(bet.at) * 1000 <= now.getTime())
      throw new Refusal('round.missing');
    return roundOfBet(bet, caller.sub);
  };
}

function replayOf(round: CoinRound, { brand, player }: Known, id: string): ReplayRow {
  const { gameId, versionId, mathModelHash, coin, bet, win, multiplierX100, capped, steps } = round;
  const { serverSeedHash, clientSeed, nonce, at } = round;
  const decimals = brand.coinTypes.find(({ code }) => code === coin)?.decimals;
  if (decimals === undefined) throw new Error(`The brand ${brand.id} has no coin ${coin}.`);
  return {
    id,
    brandId: brand.id,
    playerId: player.playerId,
    ...{ gameId, versionId, mathModelHash, coin, decimals, bet, win, multiplierX100, capped, steps },
    ...{ serverSeedHash, clientSeed, nonce, at },
  };
}

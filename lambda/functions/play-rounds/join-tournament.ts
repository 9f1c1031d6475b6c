import type { TournamentEntry } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { lossesAt, withLoss } from '#domain/play/play-limits';
import { acceptsEntries } from '#domain/tournaments/lifecycle';
import { newPlay } from '#domain/tournaments/played-tournaments';
import { checkNotManager } from '#lambda/services/brands/brand-managers';
import type { Caller } from '#lambda/runtime/caller';

import { admittedPlayer, checkLimits, type Known, type Stake } from '#lambda/services/play/admission';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import type { InputOf } from '#lambda/functions/play-rounds/request';
import { firstSeed } from '#lambda/services/play/seeds';
import { Refusal } from '#lambda/runtime/refusal';
import { postGuarded } from '#lambda/stores/coins/post-guarded';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import type { PlayFacts } from '#lambda/stores/play/play-facts';
import { nextPlay, type PlayRow } from '#lambda/stores/play/play-row';
import type { EntryRow } from '#lambda/stores/tournaments/entry-row';
import { tournamentMovement } from '#lambda/stores/tournaments/escrow';
import { rulesOfTournament, type TournamentRow } from '#lambda/stores/tournaments/tournament-row';
import { presentEntry } from '#lambda/services/tournaments/present-tournament';
import { ulid } from '#lambda/runtime/ulid';

/**
 * Enters a player into a tournament: with a buy-in, or as an applicant whom a manager has to admit.
 * Idempotent. Managers of the brand cannot enter. The entry, the buy-in and the player's row are written in one transaction.
 */
export function joinTournament(needs: Needs) {
  return async (caller: Caller, { id, requestId }: InputOf<'joinTournament'>): Promise<TournamentEntry> => {
    const row = await needs.tournaments.read(id);
    if (!row || row.status === 'DRAFT') throw new Refusal('tournament.missing');
    const facts = await needs.facts.facts(caller, row.brandId, { gameId: row.gameIds[0] ?? '' });
    const now = needs.clock();
    const admitted = playerOf(facts, now);
    const { brand, player } = admitted;
    checkNotManager(brand, { ...caller, level: player.level });
    const known = await needs.entries.find(row, player.playerId);
    if (known) return presentEntry(known);
    if (row.entryMode === 'AUTO' || !acceptsEntries(row, now.getTime()))
      throw new Refusal('tournament.closed');
    const isAdmitted = row.entryMode !== 'APPROVAL';
    const entry: EntryRow = {
      tournamentId: id,
      playerId: player.playerId,
      entryId: ulid(now),
      status: isAdmitted ? 'ADMITTED' : 'WAITING',
      createdAt: now.toISOString(),
      admittedAt: isAdmitted ? now.getTime() : null,
    };
    const collided = new Refusal('write.collided');
    const { brandId, playerId } = player;
    const seat = { sessionId: undefined, playerVersion: player.version };
    const play: PlayRow = facts.play
      ? nextPlay(facts.play, { playerVersion: player.version })
      : { brandId, playerId, seed: firstSeed(needs.newSeed), losses: {}, ...seat, version: 1 };
    const stake = stakeOf(row);
    if (stake) checkLimits(admitted, stake, play, now);
    const tournaments = isAdmitted
      ? { ...play.tournaments, [id]: newPlay(rulesOfTournament(row), entry.entryId, now.getTime()) }
      : play.tournaments;
    const isNew = await enter(needs, row, { playerId, requestId }, [
      ...needs.plays
        .change(player, { ...play, tournaments, ...(stake && { losses: afterStake(play, stake, now) }) })
        .map((write) => ({ write, otherwise: collided })),
      needs.entries.insert(entry, row.entryMode),
      needs.tournaments.count(
        id,
        { admitted: isAdmitted ? 1 : 0, waiting: isAdmitted ? 0 : 1 },
        // The pool of buy-ins needs a bound.
        row.maxEntrants ?? (row.buyIn === null ? null : limits.tournament.entrants),
      ),
    ]).catch(async (error: unknown) => {
      const isFull = error instanceof Refusal && error.code === 'tournament.full';
      throw isFull && (await needs.tournaments.entrants(id)).isClosed
        ? new Refusal('tournament.closed')
        : error;
    });
    return presentEntry(isNew ? entry : ((await needs.entries.find(row, playerId)) ?? entry));
  };
}

/**
 * A buy-in counts as a loss of the period in which it is paid. A later prize or refund does not lower the losses of that
 * period. Tickets are not coins to play with, so they do not count.
 */
const stakeOf = ({ coin, decimals, buyIn, buyInCoin }: TournamentRow): Stake | undefined =>
  buyIn === null || buyInCoin !== null ? undefined : { coin, decimals, amount: BigInt(buyIn) };

const afterStake = ({ losses }: PlayRow, { coin, amount }: Stake, now: Date): PlayRow['losses'] => ({
  ...losses,
  [coin]: withLoss(lossesAt(losses[coin], now), amount),
});

/** Players who may not see the brand get the same refusal as for a missing tournament. */
function playerOf(facts: PlayFacts, now: Date): Known {
  try {
    return admittedPlayer(facts, now);
  } catch (error) {
    const isUnknown = error instanceof Refusal && error.code === 'brand.missing';
    throw isUnknown ? new Refusal('tournament.missing') : error;
  }
}

/**
 * Writes the entry, with the movement of the buy-in if there is one. Returns false if an earlier attempt of
 * the same request may have written the entry instead.
 */
async function enter(
  needs: Needs,
  row: TournamentRow,
  { playerId, requestId }: { readonly playerId: string; readonly requestId: string },
  items: readonly GuardedItem[],
): Promise<boolean> {
  if (row.buyIn === null) {
    await needs.write(items);
    return true;
  }
  const movement = tournamentMovement(row, {
    kind: 'BUY_IN',
    ...{ playerId, amount: -BigInt(row.buyIn), actor: playerId, of: `${playerId}#${requestId}` },
  });
  return postGuarded(needs.ledger, [movement], items, (posted) => [needs.countGift(posted)]);
}

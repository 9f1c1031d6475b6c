import type { SharedRound } from '#domain/generated/types';
import type { Caller } from '#lambda/runtime/caller';
import { checkMayPlay, knownPlayer } from '#lambda/services/play/admission';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import type { InputOf } from '#lambda/functions/play-rounds/request';
import type { SharedRoundEntry, SharedRoundsRow } from '#lambda/stores/play/shared-rounds-row';

type Sharing = Pick<Needs, 'facts' | 'shared' | 'clock'>;

/** The rounds that the caller shares in a brand; an empty list for users who are not players of the brand. */
export function listSharedRounds({ facts, shared, clock }: Sharing) {
  return async (caller: Caller, brandId: string): Promise<SharedRound[] | null> => {
    const standing = await facts.standing(caller, brandId);
    checkMayPlay(standing);
    const { player } = standing;
    if (!player) return null;
    return stillShared(await shared.read(brandId, player.playerId), clock()).map(presentEntry);
  };
}

/** Deletes the replay of a round. It is no error if the caller does not share the round. */
export function unshareRound({ facts, shared, clock }: Sharing) {
  return async (caller: Caller, { brandId, replayId }: InputOf<'unshareRound'>): Promise<boolean> => {
    const now = clock();
    const { player } = knownPlayer(await facts.standing(caller, brandId), now);
    const rounds = await shared.read(brandId, player.playerId);
    if (!rounds?.shared.some((entry) => entry.replayId === replayId)) return false;
    const left = stillShared(rounds, now).filter((entry) => entry.replayId !== replayId);
    await shared.unshare({ ...rounds, shared: left, version: rounds.version + 1 }, replayId);
    return true;
  };
}

/** The shared rounds that have not expired. */
export const stillShared = (rounds: SharedRoundsRow | undefined, now: Date): readonly SharedRoundEntry[] =>
  (rounds?.shared ?? []).filter(({ expiresAt }) => expiresAt * 1000 > now.getTime());

export const presentEntry = ({ replayId, roundId, expiresAt }: SharedRoundEntry): SharedRound => ({
  replayId,
  roundId,
  expiresAt: new Date(expiresAt * 1000).toISOString(),
});

import type { PromotionClaimConnection } from '#domain/generated/types';
import type { Caller } from '#lambda/runtime/caller';
import type { Needs } from '#lambda/functions/claim-promotions/needs';
import { settleEnded } from '#lambda/functions/claim-promotions/own-claims';
import type { ArgumentsOf } from '#lambda/functions/claim-promotions/request';
import { knownPlayer } from '#lambda/services/play/admission';
import { progressById } from '#lambda/services/promotions/claim-progress';
import { toClaim } from '#lambda/services/promotions/to-promotion';
import type { BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import type { DrawnSeeds } from '#lambda/stores/play/drawn-seeds';
import type { PlayRow } from '#lambda/stores/play/play-row';
import type { ClaimRow } from '#lambda/stores/promotions/claim-row';

/** The rewards that the caller collected in a brand, newest first. The token is the id of the last one. */
export const listClaims =
  (needs: Needs) =>
  async (
    caller: Caller,
    { brandId, isOpen, limit, nextToken }: ArgumentsOf<'listClaims'>,
  ): Promise<PromotionClaimConnection> => {
    const standing = await needs.facts.standing(caller, brandId);
    const now = needs.clock();
    const { player } = knownPlayer(standing, now);
    const { play } = standing;
    await settleEnded(needs, play, player);
    const { rows, last } = isOpen
      ? { rows: await rowsInProgress(needs, play, player), last: undefined }
      : await needs.claims.pageOfPlayer(player, limit, nextToken ?? undefined);
    const progress = progressById(play?.claims ?? [], player, now);
    const commitments = rows.flatMap(({ draw }) => draw?.serverSeedHash ?? []);
    const seeds: DrawnSeeds =
      commitments.length === 0 ? new Map() : await needs.seeds.find(brandId, player.playerId, commitments);
    const serverSeedOf = ({ draw }: ClaimRow): string | undefined => {
      const seed = draw ? seeds.get(draw.serverSeedHash) : undefined;
      return seed?.isRevealed ? seed.serverSeed : undefined;
    };
    return {
      items: rows.map((row) =>
        toClaim(row, { serverSeed: serverSeedOf(row), progress: progress.get(row.id) }),
      ),
      nextToken: last ?? null,
    };
  };

const rowsInProgress = ({ claims }: Needs, play: PlayRow | undefined, player: BrandUserRow) =>
  claims.find(
    player,
    (play?.claims ?? []).map(({ claim }) => ({
      promotionId: claim.terms.promotionId,
      period: claim.period,
    })),
  );

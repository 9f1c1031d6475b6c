import type { Replay } from '#domain/generated/types';
import { guard } from '#domain/guard';
import type { Clock } from '#lambda/runtime/clock';
import type { ReplayRequest } from '#lambda/functions/show-replays/request';
import { Refusal } from '#lambda/runtime/refusal';
import { keptUntil } from '#lambda/stores/play/kept-until';
import type { ReplayStore } from '#lambda/stores/play/replay-store';

interface Needs {
  readonly replays: ReplayStore;
  readonly clock: Clock;
}

/**
 * Shows a shared round to everyone who has its id, until the round expires. Does not show games that an admin
 * has suspended. The replay says nothing about the player, and contains the server seed only after the player
 * rotated the seeds.
 */
export function showReplay({ replays, clock }: Needs) {
  return async ({ id }: ReplayRequest): Promise<Omit<Replay, 'rules'>> => {
    const row = await replays.find(id);
    const until = row && keptUntil(row.at) * 1000;
    if (!row || !until || !guard('replay.kept', until > clock().getTime()))
      throw new Refusal('replay.missing');
    const { brand, game, revealed } = await replays.surroundings(row);
    if (!brand || !game || !guard('replay.game-shown', game.status !== 'SUSPENDED'))
      throw new Refusal('replay.missing');
    const { playerId: _playerId, brandId, coin, ...round } = row;
    return {
      ...round,
      gameTitle: game.title,
      companyName: game.companyName,
      thumbnailKey: game.thumbnailKey ?? null,
      images: game.images,
      gameOffered: game.offered,
      brandId: brand.status === 'ACTIVE' ? brandId : null,
      brandName: brand.name,
      coinName: brand.coinTypes.find(({ code }) => code === coin)?.name ?? coin,
      serverSeed: revealed?.serverSeed ?? null,
      expiresAt: new Date(until).toISOString(),
    };
  };
}

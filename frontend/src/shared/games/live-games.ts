import * as v from 'valibot';
import { useReading } from '../../platform/api/use-reading';
import type { Platform } from '../../platform/platform';

const gameRule = v.object({
  id: v.string(),
  title: v.string(),
  companyName: v.string(),
  thumbnailKey: v.string(),
  live: v.object({ rtp: v.string(), volatility: v.picklist(['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH']) }),
});
const pageRule = v.object({ items: v.array(gameRule) });

export type WallGame = v.InferOutput<typeof gameRule>;

/** Number of games on the start page. */
export const wallSize = 8;

/** The REST path of the newest live games, below `/api`. */
export const liveGamesPath = (limit: number | string = wallSize) => `/v1/catalogue?limit=${limit}` as const;

const readLiveGames = async ({ rest }: Platform, limit: string): Promise<readonly WallGame[]> =>
  v.parse(pageRule, await rest.get(liveGamesPath(limit))).items;

/** The newest live games, for everyone. */
export const useLiveGames = (limit: number = wallSize) => {
  const { reading: wall, tryAgain } = useReading(String(limit), readLiveGames);
  return { wall, tryAgain };
};

import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type Platform, usePlatform } from '../../platform/platform';

const gameRule = v.object({
  id: v.string(),
  title: v.string(),
  companyName: v.string(),
  thumbnailKey: v.string(),
  live: v.object({ rtp: v.string(), volatility: v.picklist(['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH']) }),
});
const pageRule = v.object({ items: v.array(gameRule) });

export type WallGame = v.InferOutput<typeof gameRule>;

/** How many games the wall shows. */
export const wallSize = 8;

const readLiveGames = async ({ rest }: Platform, limit: number): Promise<readonly WallGame[]> =>
  v.parse(pageRule, await rest.get(`/v1/catalogue?limit=${limit}`)).items;

type Wall = readonly WallGame[] | 'loading' | 'failed';

/** The newest live games, for anybody. Asked for here, since public pages are too light for a query library. */
export const useLiveGames = (limit: number = wallSize) => {
  const platform = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [wall, setWall] = useState<Wall>('loading');
  useEffect(() => {
    let isShown = true;
    const show = (found: Wall) => {
      if (isShown) setWall(found);
    };
    readLiveGames(platform, limit).then(show, (fault: unknown) => {
      console.error(fault);
      show('failed');
    });
    return () => {
      isShown = false;
    };
  }, [platform, attempt, limit]);
  return {
    wall,
    tryAgain: () => {
      setWall('loading');
      setAttempt(attempt + 1);
    },
  };
};

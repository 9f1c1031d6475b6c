import { useState } from 'react';
import * as v from 'valibot';
import { useReading } from '../../platform/api/use-reading';
import type { Platform } from '../../platform/platform';
import { shownGamesAttribute } from './live-markup';

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

/** The REST path of live games, below `/api`: featured ones first, then the newest. The start page shows games with art. */
export const liveGamesPath = (limit: number | string = `${wallSize}&withArt=true`) =>
  `/v1/catalogue?limit=${limit}` as const;

const readLiveGames = async ({ rest }: Platform, limit: string): Promise<readonly WallGame[]> =>
  v.parse(pageRule, await rest.get(liveGamesPath(limit || undefined))).items;

/** Live games, for everyone; by default those of the start page. */
export const useLiveGames = (limit?: number) => {
  // React takes over the games that the document shows already.
  const [shown] = useState(() => (limit === undefined ? shownGames() : undefined));
  const { reading: wall, tryAgain } = useReading(
    limit === undefined ? '' : String(limit),
    readLiveGames,
    shown,
  );
  return { wall, tryAgain };
};

/** The games that the document showed before the app started: see `fillLiveGames`. */
const shownGames = (): readonly WallGame[] | undefined => {
  if (typeof document === 'undefined') return undefined;
  const text = document.querySelector(`script[${shownGamesAttribute}]`)?.textContent;
  if (text === undefined) return undefined;
  const page = v.safeParse(pageRule, JSON.parse(text));
  return page.success ? page.output.items : undefined;
};

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

/** The REST path of the start page's games, below `/api`: those with art, featured ones first, then the newest. */
export const wallPath = `/v1/catalogue?limit=${wallSize}&withArt=true` as const;

type CataloguePath = `/v1/catalogue?${string}`;

const readLiveGames = async ({ rest }: Platform, path: CataloguePath): Promise<readonly WallGame[]> =>
  v.parse(pageRule, await rest.get(path)).items;

/** Live games, for everyone; by default those of the start page. */
export const useLiveGames = (path: CataloguePath = wallPath) => {
  // React takes over the games that the document shows already.
  const [shown] = useState(() => (path === wallPath ? shownGames() : undefined));
  const { reading: wall, tryAgain } = useReading(path, readLiveGames, shown);
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

import { useEffect, useState } from 'react';
import type { SymbolFace } from '#domain/generated/types';
import { imageAddress } from '../../platform/labels/game-labels';
import type { Pixels } from '../game-look/game-palette';
import { readPixels } from '../game-look/read-pixels';

/** How much of its half of a cell a symbol reaches after it is scaled, and the most it is scaled. */
const wantedReach = 0.89;
const largestScale = 1.25;
/** Opacity, of 255, from which a pixel belongs to the symbol and not to its shadow. */
const visible = 60;

/** How much larger a square picture is drawn so that its margin is small; never so much that the symbol is cut. */
export const pictureScale = (pixels: Pixels): number => {
  const side = Math.sqrt(pixels.length / 4);
  let reach = 0;
  for (let at = 0; at < side * side; at += 1) {
    if ((pixels[at * 4 + 3] ?? 0) <= visible) continue;
    for (const place of [at % side, Math.floor(at / side)])
      reach = Math.max(reach, Math.abs(place + 0.5 - side / 2) + 0.5);
  }
  const share = reach / (side / 2);
  return share === 0 ? 1 : Math.min(largestScale, Math.max(1, wantedReach / share));
};

/** How much each symbol's picture is scaled, by the key of the picture. */
export type PictureScales = ReadonlyMap<string, number>;

const none: PictureScales = new Map();

/** Empty until the pictures are read, and where they cannot be. */
export const usePictureScales = (gameSymbols: readonly SymbolFace[]): PictureScales => {
  const [scales, setScales] = useState(none);
  useEffect(() => {
    let isGone = false;
    const readAll = async () => {
      const read = await Promise.all(
        gameSymbols.map(async ({ imageKey }) => {
          const pixels = imageKey === null ? undefined : await readPixels(imageAddress(imageKey));
          return imageKey === null || pixels === undefined ? [] : [[imageKey, pictureScale(pixels)] as const];
        }),
      );
      if (!isGone) setScales(new Map(read.flat()));
    };
    void readAll();
    return () => {
      isGone = true;
    };
  }, [gameSymbols]);
  return scales;
};

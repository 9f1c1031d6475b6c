import { useEffect, useState } from 'react';
import type { SymbolFace } from '#domain/generated/types';
import { imageAddress } from '../../platform/labels/game-labels';
import type { Pixels } from '../game-look/game-palette';
import { readPixels } from '../game-look/read-pixels';

/** The part of its half of a cell that a symbol covers after scaling, and the maximum scale. */
const wantedReach = 0.89;
const largestScale = 1.25;
/** The opacity (of 255) from which a pixel belongs to the symbol and not to its shadow. */
const visible = 60;

/** The scale of a square image for a small margin; limited, so that the symbol is never cut. */
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

/** The scale of each symbol's image, by the key of the image. */
export type PictureScales = ReadonlyMap<string, number>;

const none: PictureScales = new Map();

/** Empty until the images are read, and if they cannot be read. */
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

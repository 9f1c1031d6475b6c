import { useEffect, useState } from 'react';
import { imageAddress } from '../../platform/labels/game-labels';
import type { PlayedGame } from '../games/played-game';
import { type GamePalette, paletteOf } from './game-palette';
import { readPixels } from './read-pixels';

export interface GameLook {
  /** The URL of the image behind the reels: the last image of the game. */
  readonly background: string | undefined;
  /** Undefined until the images are read, and if they cannot be read. */
  readonly palette: GamePalette | undefined;
}

/** The background and the colours of the game screen, derived from the game's images. */
export const useGameLook = ({
  images,
  thumbnailKey,
}: Pick<PlayedGame, 'images' | 'thumbnailKey'>): GameLook => {
  const behind = images.at(-1) ?? thumbnailKey;
  const figures = thumbnailKey ?? behind;
  const [palette, setPalette] = useState<GamePalette>();
  useEffect(() => {
    if (behind === null || figures === null) return undefined;
    let isGone = false;
    const read = async () => {
      const [ground, art] = await Promise.all([behind, figures].map((key) => readPixels(imageAddress(key))));
      if (!isGone && ground !== undefined && art !== undefined) setPalette(paletteOf(ground, art));
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [behind, figures]);
  return { background: behind === null ? undefined : imageAddress(behind), palette };
};

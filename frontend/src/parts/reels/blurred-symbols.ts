import { useEffect, useState } from 'react';
import type { SymbolFace } from '#domain/generated/types';
import { imageAddress } from '../../platform/labels/game-labels';

/** The size of a blurred image in pixels; it is never shown sharp. */
const side = 128;
const copies = 25;
/** The offset of the outermost copies, as a fraction of the image. */
const reach = 0.2;

/** The URLs of blurred symbol images for spinning reels, by the key of the image. */
export type BlurredSymbols = ReadonlyMap<string, string>;

const none: BlurredSymbols = new Map();

/**
 * Blurs each image once, so that spinning reels only have to be moved. Empty until this is done, or if it
 * fails.
 */
export const useBlurredSymbols = (gameSymbols: readonly SymbolFace[]): BlurredSymbols => {
  const [blurred, setBlurred] = useState(none);
  useEffect(() => {
    let isGone = false;
    const addresses: string[] = [];
    const blurAll = async () => {
      const made = new Map<string, string>();
      for (const { imageKey } of gameSymbols) {
        if (imageKey === null || isGone) continue;
        const address = await blur(imageAddress(imageKey));
        if (address === undefined) continue;
        addresses.push(address);
        made.set(imageKey, address);
      }
      if (!isGone && made.size > 0) setBlurred(made);
      if (isGone) addresses.forEach((address) => URL.revokeObjectURL(address));
    };
    void blurAll();
    return () => {
      isGone = true;
      addresses.forEach((address) => URL.revokeObjectURL(address));
    };
  }, [gameSymbols]);
  return blurred;
};

const blur = async (address: string): Promise<string | undefined> => {
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (context === null) return undefined;
    context.globalAlpha = 1.8 / copies;
    for (let copy = 0; copy < copies; copy += 1) {
      const shift = (copy / (copies - 1) - 0.5) * 2 * reach * side;
      context.drawImage(image, 0, shift, side, side);
    }
    const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made));
    return blob === null ? undefined : URL.createObjectURL(blob);
  } catch {
    return undefined;
  }
};

import type { Pixels } from './game-palette';

/** Enough pixels to determine the colours of an image. */
const side = 40;

/**
 * The pixels of a scaled-down image of this origin; undefined if it does not load or the browser denies
 * access.
 */
export const readPixels = async (address: string): Promise<Pixels | undefined> => {
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return undefined;
    context.drawImage(image, 0, 0, side, side);
    return context.getImageData(0, 0, side, side).data;
  } catch {
    // The game screen then keeps the colours of the theme.
    return undefined;
  }
};

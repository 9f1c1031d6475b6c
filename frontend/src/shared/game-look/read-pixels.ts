import type { Pixels } from './game-palette';

/** Enough to know the colours of a picture. */
const side = 40;

/** The pixels of a picture of this origin, made small; undefined where it does not load or the browser hides them. */
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
    // The table keeps the colours of the theme.
    return undefined;
  }
};

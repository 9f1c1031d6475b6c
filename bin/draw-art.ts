import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Artwork,
  bannerFrame,
  scenePicture,
  stageFrame,
  stagePicture,
  symbolPicture,
  thumbnailFrame,
} from '#tools/art/artwork';
import { artworks } from '#tools/art/artworks';
import { type Sheet, type ToWebp, withRasteriser } from '#tools/art/rasterise';

/**
 * `tsx bin/draw-art.ts [code …]`: redraws the images of the demo games in `tools/seed/art/`. The same code
 * always gives the same drawing. `CHROME_PATH` is the path of the browser that rasterises it.
 */
const folder = path.join(import.meta.dirname, '..', 'tools', 'seed', 'art');

/** In pixels: sharp on a large screen, where a cell of the reels is about this wide. */
const symbolSize = { width: 224, height: 224 };

async function draw(artwork: Artwork, toWebp: ToWebp): Promise<void> {
  const target = path.join(folder, artwork.code);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const write = async (name: string, sheet: Omit<Sheet, 'quality'>, largestBytes: number) => {
    writeFileSync(path.join(target, `${name}.webp`), await small(toWebp, sheet, largestBytes));
  };
  await write('thumbnail', { svg: scenePicture(artwork, thumbnailFrame), ...thumbnailFrame }, 38_000);
  await write('banner', { svg: scenePicture(artwork, bannerFrame), ...bannerFrame }, 50_000);
  await write('stage', { svg: stagePicture(artwork), ...stageFrame }, 52_000);
  for (const [name, shape] of Object.entries(artwork.symbols)) {
    const svg = symbolPicture(artwork.code, name, shape);
    await write(name, { svg, ...symbolSize }, 12_000);
  }
}

/** Uses the highest quality that fits the size limit. */
async function small(toWebp: ToWebp, sheet: Omit<Sheet, 'quality'>, largestBytes: number): Promise<Buffer> {
  for (const quality of [0.9, 0.86, 0.82, 0.78, 0.72, 0.66, 0.6, 0.5]) {
    const bytes = await toWebp({ ...sheet, quality });
    if (bytes.length <= largestBytes) return bytes;
  }
  throw new Error(`A picture of ${sheet.width}×${sheet.height} does not fit into ${largestBytes} bytes.`);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((code) => !artworks.some((artwork) => artwork.code === code));
if (unknown.length > 0) throw new Error(`No such game: ${unknown.join(', ')}.`);
const chosen = artworks.filter(({ code }) => wanted.length === 0 || wanted.includes(code));
await withRasteriser(process.env.CHROME_PATH ?? '/usr/bin/chromium', async (toWebp) => {
  for (const artwork of chosen) {
    await draw(artwork, toWebp);
    console.log(`${artwork.code}: ${Object.keys(artwork.symbols).length} symbols`);
  }
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { demoGames } from '#tools/seed/games/demo-games';
import { frameOf } from '../../frontend/src/parts/game-look/game-frame';
import { paletteOf, type Pixels } from '../../frontend/src/parts/game-look/game-palette';
import { scoreOf } from '../../frontend/src/parts/sound/music-score';
import { soundCharacterOf } from '../../frontend/src/parts/sound/sound-character';

const art = path.join(import.meta.dirname, '../../tools/seed/art');

/** The pixels as the game screen reads them. Only a browser decodes WebP. */
async function pixelsOf(page: Page, file: string): Promise<Pixels> {
  const picture = `data:image/webp;base64,${await readFile(path.join(art, file), 'base64')}`;
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = new OffscreenCanvas(40, 40);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The browser has no canvas.');
    context.drawImage(image, 0, 0, 40, 40);
    return [...context.getImageData(0, 0, 40, 40).data];
  }, picture);
}

const differing = (characters: readonly unknown[]) =>
  new Set(characters.map((character) => JSON.stringify(character))).size;

test('each demo game has its own colours, frame, sounds and music @deep', async ({ page }) => {
  const games = await Promise.all(
    demoGames.map(async ({ title, thumbnail, images }) => {
      const palette = paletteOf(
        await pixelsOf(page, images.at(-1) ?? thumbnail),
        await pixelsOf(page, thumbnail),
      );
      const { '--game-reel': reel, '--game-frame': frame, '--nl-button': button } = palette.variables;
      const sounds = soundCharacterOf(palette, title);
      const { tempo, beats, lead, broken, pad, verse, pattern } = scoreOf(title, sounds);
      return {
        colours: [reel, frame, button],
        button,
        frame: [frameOf(title), Math.round(palette.accentHue / 15), Math.round(palette.hue / 15)],
        sounds,
        music: [beats, lead, broken, pad, verse, pattern],
        tempo: Math.round(tempo / 3),
      };
    }),
  );
  expect(games).toHaveLength(9);
  for (const part of ['colours', 'button', 'frame', 'sounds', 'music'] as const)
    expect([part, differing(games.map((game) => game[part]))]).toEqual([part, games.length]);
  // Some games share one of the six frames or a tempo.
  expect(differing(games.map(({ frame: [kind] }) => kind))).toBe(6);
  expect(differing(games.map(({ tempo }) => tempo))).toBeGreaterThanOrEqual(6);
});

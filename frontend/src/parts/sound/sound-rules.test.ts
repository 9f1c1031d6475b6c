import { expect, test } from 'vitest';
import fc from 'fast-check';
import { practiceModel } from '../reels/testing/practice-game';
import { hertzOf, soundCharacterOf } from './sound-character';
import { landingCues } from './sound-cues';
import { keepSoundSettings, readSoundSettings } from './sound-settings';

const hues = fc.double({ min: 0, max: 360, noNaN: true });

test('every palette has a sound character with rising, audible notes', () => {
  fc.assert(
    fc.property(hues, hues, (hue, accentHue) => {
      const character = soundCharacterOf({ hue, accentHue }, 'Ember Caldera');
      const notes = Array.from({ length: 20 }, (_, step) => hertzOf(character, step));
      notes.slice(1).forEach((hertz, before) => expect(hertz).toBeGreaterThan(notes[before] ?? 0));
      expect(notes[0]).toBeGreaterThanOrEqual(100);
      expect(notes.at(-1)).toBeLessThanOrEqual(4200);
      expect(hertzOf(character, 5)).toBeCloseTo(2 * character.root);
    }),
  );
});

test.each(['Ember Caldera', 'Tundra Ways', 'Pearl Current'])(
  '%s has another key and voice with other colours',
  (title) => {
    const [red, green, blue] = [20, 150, 230].map((hue) => soundCharacterOf({ hue, accentHue: hue }, title));
    expect(new Set([red?.voice, green?.voice, blue?.voice]).size).toBe(3);
    expect(new Set([red?.root, green?.root, blue?.root]).size).toBe(3);
  },
);

const at = (...stops: readonly number[]) => ({ reelSet: 'base', stops });

test('plays a sound for each reel that lands, for scatters and for reels that turn longer', () => {
  const cues = landingCues(
    {
      turn: 1,
      movement: 'landing',
      from: at(0, 0, 0),
      to: at(3, 3, 0),
      landings: [900, 1100, 2600],
      anticipated: [false, false, true],
    },
    practiceModel,
  );
  expect(cues.filter(({ kind }) => kind === 'stop').map((cue) => cue.at)).toEqual([780, 980, 2480]);
  expect(cues.filter(({ kind }) => kind === 'trigger')).toEqual([
    { at: 780, kind: 'trigger', count: 1 },
    { at: 980, kind: 'trigger', count: 2 },
  ]);
  expect(cues).toContainEqual({ at: 1100, kind: 'anticipation', ms: 1500 });
});

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

test('stores the settings on the device', () => {
  const storage = shelf();
  expect(readSoundSettings(() => storage)).toEqual(initial);
  const chosen = { volume: 0.25, isMuted: true, isMusicOn: false };
  keepSoundSettings(chosen, () => storage);
  expect(readSoundSettings(() => storage)).toEqual(chosen);
});

test('reads older settings without music, and switches music on', () => {
  const storage = { getItem: () => '{"volume":0.25,"isMuted":true}' };
  expect(readSoundSettings(() => storage)).toEqual({ volume: 0.25, isMuted: true, isMusicOn: true });
});

const initial = { volume: 0.6, isMuted: false, isMusicOn: true };

test.each([
  'loud',
  '{"volume":7,"isMuted":false}',
  '{"volume":0.5}',
  '{"volume":0.5,"isMuted":false,"isMusicOn":"yes"}',
  '[',
])('ignores the invalid settings %s', (kept) => {
  const storage = { getItem: () => kept };
  expect(readSoundSettings(() => storage)).toEqual(initial);
});

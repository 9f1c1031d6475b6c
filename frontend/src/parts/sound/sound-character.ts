import type { GamePalette } from '../game-look/game-palette';
import { chanceOf, chosenFrom } from './music-chance';

/** The instrument of a note. */
export type Voice = 'bell' | 'glass' | 'wood' | 'brass' | 'flute' | 'harp' | 'low';

/** The sound of a game. */
export interface SoundCharacter {
  /** The deepest note, in hertz. */
  readonly root: number;
  /** Five semitones above the root, ascending from 0. */
  readonly scale: readonly number[];
  readonly voice: Voice;
}

const major = [0, 2, 4, 7, 9] as const;
const minor = [0, 3, 5, 7, 10] as const;
const voices: readonly (readonly [untilHue: number, voices: readonly [Voice, ...Voice[]]])[] = [
  [80, ['harp', 'brass', 'wood']],
  [170, ['flute', 'wood', 'harp']],
  [260, ['bell', 'flute', 'glass']],
  [360, ['harp', 'glass', 'bell']],
];

/**
 * The key, scale and instrument of a game. The hue of the background determines the key and three
 * instruments, of which the title selects one. An accent that is warmer than the background gives a major
 * scale.
 */
export const soundCharacterOf = (
  { hue, accentHue }: Pick<GamePalette, 'hue' | 'accentHue'>,
  title: string,
): SoundCharacter => {
  const fitting = voices.find(([until]) => hue % 360 < until)?.[1];
  return {
    root: 110 * 2 ** (Math.floor(((hue % 360) / 360) * 12) / 12),
    scale: isWarm(accentHue) ? major : minor,
    voice: chosenFrom(fitting ?? ['bell'], chanceOf(title, 'sounds')),
  };
};

/** The sound of a game with unknown colours. */
export const plainCharacter: SoundCharacter = { root: 130.8, scale: major, voice: 'bell' };

const isWarm = (hue: number): boolean => hue < 110 || hue > 330;

/** The frequency of a step of a scale. After the last step follows the root, one octave higher. */
export const hertzOf = ({ root, scale }: Pick<SoundCharacter, 'root' | 'scale'>, step: number): number => {
  const octave = Math.floor(step / scale.length);
  return root * 2 ** (octave + (scale[step - octave * scale.length] ?? 0) / 12);
};

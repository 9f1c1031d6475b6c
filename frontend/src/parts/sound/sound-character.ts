import type { GamePalette } from '../game-look/game-palette';

/** How a note is made. */
export type Voice = 'bell' | 'glass' | 'wood' | 'brass' | 'flute' | 'harp' | 'low';

/** What a game sounds like. */
export interface SoundCharacter {
  /** The deepest note, in hertz. */
  readonly root: number;
  /** Five semitones above the root, ascending from 0. */
  readonly scale: readonly number[];
  readonly voice: Voice;
}

const major = [0, 2, 4, 7, 9] as const;
const minor = [0, 3, 5, 7, 10] as const;
const voices: readonly (readonly [untilHue: number, voice: Voice])[] = [
  [80, 'brass'],
  [170, 'wood'],
  [260, 'glass'],
  [360, 'bell'],
];

/**
 * The key, scale and voice that go with a game's colours: the hue of the background chooses the key and the voice,
 * and an accent that is warmer than the background a major scale.
 */
export const soundCharacterOf = ({
  hue,
  accentHue,
}: Pick<GamePalette, 'hue' | 'accentHue'>): SoundCharacter => ({
  root: 110 * 2 ** (Math.floor(((hue % 360) / 360) * 12) / 12),
  scale: isWarm(accentHue) ? major : minor,
  voice: voices.find(([until]) => hue % 360 < until)?.[1] ?? 'bell',
});

/** A game whose colours are not known. */
export const plainCharacter: SoundCharacter = { root: 130.8, scale: major, voice: 'bell' };

const isWarm = (hue: number): boolean => hue < 110 || hue > 330;

/** The frequency of a step of a scale; after its last step comes the root an octave up. */
export const hertzOf = ({ root, scale }: Pick<SoundCharacter, 'root' | 'scale'>, step: number): number => {
  const octave = Math.floor(step / scale.length);
  return root * 2 ** (octave + (scale[step - octave * scale.length] ?? 0) / 12);
};

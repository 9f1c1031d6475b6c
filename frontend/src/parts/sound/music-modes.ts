/** The chord of each bar, as steps of the mode from 0. */
export type Progression = readonly [number, number, number, number];

interface MusicMode {
  /** Seven semitones above the root, ascending from 0. */
  readonly scale: readonly number[];
  /** Without the diminished chord of the mode. */
  readonly progressions: readonly [Progression, Progression, ...Progression[]];
}

type Modes = readonly [MusicMode, ...MusicMode[]];

/** Modes that contain the five notes of the major scale of the sounds: Ionian, Mixolydian and Lydian. */
export const majorModes: Modes = [
  {
    scale: [0, 2, 4, 5, 7, 9, 11],
    progressions: [
      [0, 4, 5, 3],
      [0, 5, 3, 4],
      [0, 3, 5, 4],
      [0, 2, 3, 4],
      [5, 3, 0, 4],
      [3, 0, 4, 5],
    ],
  },
  {
    scale: [0, 2, 4, 5, 7, 9, 10],
    progressions: [
      [0, 6, 3, 0],
      [0, 3, 6, 3],
      [0, 4, 3, 6],
      [0, 6, 3, 4],
    ],
  },
  {
    scale: [0, 2, 4, 6, 7, 9, 11],
    progressions: [
      [0, 1, 0, 4],
      [0, 1, 5, 4],
      [5, 1, 0, 0],
      [0, 4, 1, 0],
    ],
  },
];

/** Modes that contain the five notes of the minor scale of the sounds: Aeolian, Dorian and Phrygian. */
export const minorModes: Modes = [
  {
    scale: [0, 2, 3, 5, 7, 8, 10],
    progressions: [
      [0, 5, 2, 6],
      [0, 3, 5, 6],
      [0, 6, 5, 6],
      [0, 2, 6, 3],
      [0, 5, 3, 4],
      [5, 6, 0, 0],
    ],
  },
  {
    scale: [0, 2, 3, 5, 7, 9, 10],
    progressions: [
      [0, 3, 0, 6],
      [0, 3, 6, 0],
      [0, 2, 3, 6],
      [0, 6, 3, 0],
    ],
  },
  {
    scale: [0, 1, 3, 5, 7, 8, 10],
    progressions: [
      [0, 1, 0, 6],
      [0, 5, 1, 0],
      [0, 6, 5, 1],
      [0, 1, 2, 1],
    ],
  },
];

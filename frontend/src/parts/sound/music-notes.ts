import { chanceOf } from './music-chance';
import { melodyAt } from './music-melody';
import { chordOf, type Mood, placeOf, type Score } from './music-score';
import { hertzOf } from './sound-character';

export type Part = 'pad' | 'bass' | 'broken' | 'lead' | 'drum' | 'shaker';

/** A note that begins in a step of the music. */
export interface MusicNote {
  readonly part: Part;
  readonly hertz: number;
  readonly steps: number;
  /** From 0 to 1. */
  readonly loudness: number;
}

/** The notes of a step, always the same for the same score, step and mood. */
export const notesAt = (score: Score, step: number, mood: Mood): MusicNote[] => {
  const place = placeOf(score, step);
  const isLively = mood === 'lively';
  const chord = chordOf(score, place);
  const key = { root: score.character.root, scale: score.scale };
  const octave = score.scale.length;
  const { at, steps } = place;
  const notes: MusicNote[] = [];
  const add = (part: Part, hertz: number, length: number, loudness: number) =>
    notes.push({ part, hertz, steps: length, loudness });

  // Close to the previous chord: chords from the fifth step on are played an octave lower.
  const ground = chord >= 4 ? chord - octave : chord;
  if (at === 0) for (const third of [0, 2, 4]) add('pad', hertzOf(key, ground + octave + third), steps, 0.05);

  const bass = isLively ? [...new Set([...score.bass, ...score.drum])] : score.bass;
  if (bass.includes(at))
    add('bass', hertzOf(key, ground + (at > 0 && at === bass.at(-1) ? 4 : 0)), isLively ? 2 : 4, 0.14);

  const tone = score.pattern[step % score.pattern.length];
  const isHeard = isLively || chanceOf(score.seed, 'broken', step) < 0.72;
  if (tone !== undefined && isHeard)
    add(
      'broken',
      hertzOf(key, ground + score.register * octave + chordTone(tone)),
      3,
      isLively ? 0.07 : 0.05,
    );

  const melody = melodyAt(score, place);
  // In the base game, every second phrase has no melody.
  if (melody !== undefined && (isLively || place.phrase % 2 === 0))
    add('lead', hertzOf(score.character, melody), 4, isLively ? 0.11 : 0.085);

  if (isLively) {
    if (score.drum.includes(at)) add('drum', 62, 1, at === 0 ? 0.26 : 0.17);
    add('shaker', at % 2 === 0 ? 5200 : 7400, 0.5, at % 2 === 0 ? 0.02 : 0.035);
  }
  return notes;
};

/** Steps of the scale above the chord's root: root, third, fifth, then the same an octave higher. */
const chordTone = (tone: number): number => Math.floor(tone / 3) * 7 + (tone % 3) * 2;

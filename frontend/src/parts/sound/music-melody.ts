import { chanceOf, chosenFrom } from './music-chance';
import { chordOf, type placeOf, type Score } from './music-score';

/** The steps of a bar in which the melody has notes. */
const rhythms = {
  3: [[0, 4], [0, 2, 4], [0, 3, 4, 5], [2, 4], [0]],
  4: [
    [0, 3, 6],
    [0, 4, 6],
    [0, 2, 4],
    [2, 4, 6, 7],
    [0, 6],
    [4, 6],
    [0, 3, 4, 6],
  ],
} as const;

const lowest = 9;
const highest = 17;

/**
 * The note of the melody in a step of the scale, undefined for a rest. The first two bars of a phrase are
 * repeated in the last two with another ending. A verse keeps its melody for the whole form.
 */
export const melodyAt = (score: Score, place: ReturnType<typeof placeOf>): number | undefined => {
  const { bar, phrase, isChorus, at } = place;
  const form = Math.floor(phrase / 4);
  const tune = isChorus ? `chorus ${form}` : `verse ${form}`;
  const motif = bar % 2;
  const rhythm = chosenFrom<readonly number[]>(
    rhythms[score.beats],
    chanceOf(score.seed, tune, motif, 'rhythm'),
  );
  const index = rhythm.indexOf(at);
  if (index < 0) return undefined;
  const start = lowest + 1 + Math.floor(chanceOf(score.seed, tune, 'start') * 5);
  const walked = rhythm.slice(0, index + 1).reduce((note, _step, onset) => {
    const isEnd = bar === 3 && onset === rhythm.length - 1;
    const move = Math.floor(chanceOf(score.seed, tune, motif, onset, isEnd ? 'end' : '') * 5) - 2;
    return reflected(note + move);
  }, start + motif);
  return index === 0 ? ofChord(score, place, walked) : walked;
};

const reflected = (note: number): number =>
  note < lowest ? 2 * lowest - note : note > highest ? 2 * highest - note : note;

/** The nearest note of the scale that belongs to the chord. */
const ofChord = (score: Score, place: ReturnType<typeof placeOf>, note: number): number => {
  const chord = chordOf(score, place);
  const tones = [0, 2, 4].map((third) => score.scale[(chord + third) % score.scale.length] ?? 0);
  const { scale } = score.character;
  const isTone = (step: number) => tones.includes(scale[step % scale.length] ?? 0);
  return [note, note + 1, note - 1].find(isTone) ?? note;
};

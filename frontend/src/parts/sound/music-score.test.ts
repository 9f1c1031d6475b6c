import { expect, test } from 'vitest';
import fc from 'fast-check';
import { melodyAt } from './music-melody';
import { notesAt } from './music-notes';
import { barsOfPhrase, chordOf, placeOf, type Score, scoreOf, stepSeconds } from './music-score';
import { plainCharacter, soundCharacterOf } from './sound-character';

const ids = fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/);
const hues = fc.double({ min: 0, max: 360, noNaN: true });
const characters = fc
  .record({ hue: hues, accentHue: hues })
  .map((palette) => soundCharacterOf(palette, 'a game'));
const moods = fc.constantFrom('calm' as const, 'lively' as const);
const formOf = ({ beats }: Score) => Array.from({ length: beats * 2 * barsOfPhrase * 4 }, (_, step) => step);

test('the same game always has the same music', () => {
  fc.assert(
    fc.property(ids, characters, fc.nat(5000), moods, (id, character, step, mood) => {
      expect(notesAt(scoreOf(id, character), step, mood)).toEqual(
        notesAt(scoreOf(id, character), step, mood),
      );
    }),
  );
});

test('games in the same key differ in several audible properties', () => {
  const scores = Array.from({ length: 9 }, (_, game) =>
    scoreOf(`01KAJ3ZV8N4Q6T9XWCB2R5M7Y${game}`, plainCharacter),
  );
  const heard = ({ tempo, beats, verse, lead, broken, register, pad, pattern, bass }: Score) =>
    [Math.round(tempo / 6), beats, verse, lead, broken, register, pad, pattern, bass].map((each) =>
      JSON.stringify(each),
    );
  scores.forEach((one, at) =>
    scores.slice(at + 1).forEach((other) => {
      const others = heard(other);
      expect(heard(one).filter((each, place) => each !== others[place]).length).toBeGreaterThanOrEqual(3);
    }),
  );
});

test('every note is audible, quiet and in the mode of the game', () => {
  fc.assert(
    fc.property(ids, characters, moods, (id, character, mood) => {
      const score = scoreOf(id, character);
      for (const step of formOf(score)) {
        const notes = notesAt(score, step, mood);
        expect(notes.reduce((sum, { loudness }) => sum + loudness, 0)).toBeLessThan(0.9);
        for (const { part, hertz, steps } of notes) {
          expect(hertz).toBeGreaterThan(40);
          expect(hertz).toBeLessThan(8000);
          expect(steps).toBeGreaterThan(0);
          if (part === 'drum' || part === 'shaker') continue;
          const semitones = 12 * Math.log2(hertz / character.root);
          expect(Math.abs(semitones - Math.round(semitones))).toBeLessThan(1e-6);
          expect(score.scale).toContain(((Math.round(semitones) % 12) + 12) % 12);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('the music of free spins is faster, with more notes and drums', () => {
  fc.assert(
    fc.property(ids, characters, (id, character) => {
      const score = scoreOf(id, character);
      const all = (mood: 'calm' | 'lively') => formOf(score).flatMap((step) => notesAt(score, step, mood));
      expect(all('lively').length).toBeGreaterThan(all('calm').length * 1.3);
      expect(all('calm').filter(({ part }) => part === 'drum' || part === 'shaker')).toEqual([]);
      expect(stepSeconds(score, 'lively')).toBeLessThan(stepSeconds(score, 'calm'));
    }),
    { numRuns: 40 },
  );
});

test('the melody starts bars on the chord, has rests, and repeats the verse', () => {
  fc.assert(
    fc.property(ids, characters, (id, character) => {
      const score = scoreOf(id, character);
      const form = formOf(score);
      const melody = form.map((step) => melodyAt(score, placeOf(score, step)));
      const quarter = form.length / 4;
      expect(melody.slice(0, quarter)).toEqual(melody.slice(quarter, 2 * quarter));
      expect(melody).toContain(undefined);
      expect(melody.filter((note) => note !== undefined).length).toBeGreaterThan(8);
      form.forEach((step) => {
        const place = placeOf(score, step);
        const note = melody[step];
        if (place.at !== 0 || note === undefined) return;
        const chord = [0, 2, 4].map((third) => score.scale[(chordOf(score, place) + third) % 7]);
        const near = [note - 1, note, note + 1].map((each) => character.scale[each % 5]);
        // If the scale has no tone of the chord nearby, the melody keeps its note.
        if (near.some((each) => chord.includes(each))) expect(chord).toContain(character.scale[note % 5]);
      });
    }),
    { numRuns: 60 },
  );
});

import { chanceOf, chosenFrom } from './music-chance';
import { majorModes, minorModes, type Progression } from './music-modes';
import type { SoundCharacter, Voice } from './sound-character';

/** The density of the music: low in the base game, full in free spins. */
export type Mood = 'calm' | 'lively';

/** How the chords sound. */
export type Pad = 'warm' | 'airy' | 'reed';

/** A rhythm: for each step of the pattern a tone of the chord, or a rest. */
export type Pattern = readonly (number | undefined)[];

/** The parameters of a game's music. */
export interface Score {
  readonly seed: string;
  readonly character: SoundCharacter;
  /** Beats per minute in the base game; a beat has two steps. */
  readonly tempo: number;
  /** Beats of a bar. */
  readonly beats: 3 | 4;
  /** The delay of the second step of each beat, as a fraction of a step. */
  readonly swing: number;
  /** Seven semitones above the root, ascending from 0. */
  readonly scale: readonly number[];
  readonly verse: Progression;
  readonly chorus: Progression;
  readonly lead: Voice;
  /** Plays the chords note by note. */
  readonly broken: Voice;
  /** Octaves above the root in which it plays. */
  readonly register: 1 | 2 | 3;
  readonly pad: Pad;
  readonly pattern: Pattern;
  /** Steps of a bar in which the bass plays. */
  readonly bass: readonly number[];
  /** Steps of a bar in which the drum plays. */
  readonly drum: readonly number[];
}

const slowest = 58;
const fastest = 104;
/** The tempo factor of free spins. */
const livelier = 1.18;

const leads: readonly [Voice, ...Voice[]] = ['bell', 'glass', 'wood', 'flute', 'harp', 'brass'];
const brokens: readonly [Voice, ...Voice[]] = ['harp', 'glass', 'wood', 'bell', 'flute'];
const pads: readonly [Pad, ...Pad[]] = ['warm', 'airy', 'reed'];
const _ = undefined;

const inThree = {
  patterns: [
    [0, 1, 2, 3, 2, 1],
    [0, 2, 4, 2, 3, 2],
    [0, _, 2, 1, 3, _],
    [3, 2, 1, 2, 0, _],
  ] as const,
  basses: [[0], [0, 4], [0, 3]] as const,
  drums: [
    [0, 2, 4],
    [0, 3],
    [0, 3, 5],
  ] as const,
};
const inFour = {
  patterns: [
    [0, 2, 1, 2, 3, 2, 1, 2],
    [0, 1, 2, _, 3, 2, 1, _],
    [0, _, 2, _, 1, _, 3, _],
    [0, _, _, 2, _, _, 3, _],
    [4, 3, 2, 1, 3, 2, 1, 0],
    [0, 1, 3, 4, 3, 1],
  ] as const,
  basses: [[0], [0, 4], [0, 3, 6], [0, 6]] as const,
  drums: [
    [0, 4],
    [0, 3, 6],
    [0, 3, 4, 7],
    [0, 2, 4, 6],
  ] as const,
};

/**
 * The music of a game: the title determines tempo, chords and instruments; the character determines key and
 * scale.
 */
export const scoreOf = (seed: string, character: SoundCharacter): Score => {
  const chance = (of: string) => chanceOf(seed, of);
  const isMinor = character.scale.includes(3);
  const mode = chosenFrom(isMinor ? minorModes : majorModes, chance('mode'));
  const { progressions } = mode;
  const verse = Math.floor(chance('verse') * progressions.length);
  const between = 1 + Math.floor(chance('chorus') * (progressions.length - 1));
  const beats = chance('beats') < 0.3 ? 3 : 4;
  const lead = chosenFrom(leads, chance('lead'));
  const [other, ...others] = brokens.filter((voice) => voice !== lead);
  const rhythm = beats === 3 ? inThree : inFour;
  return {
    seed,
    character,
    tempo: Math.round(slowest + (fastest - slowest) * chance('tempo')),
    beats,
    swing: chance('swing') < 0.35 ? 0.3 : 0,
    scale: mode.scale,
    verse: progressions[verse] ?? progressions[0],
    chorus: progressions[(verse + between) % progressions.length] ?? progressions[1],
    lead,
    broken: chosenFrom([other ?? 'harp', ...others], chance('broken')),
    register: chosenFrom([1, 2, 3], chance('register')),
    pad: chosenFrom(pads, chance('pad')),
    pattern: chosenFrom<Pattern>(rhythm.patterns, chance('pattern')),
    bass: chosenFrom<readonly number[]>(rhythm.basses, chance('bass')),
    drum: chosenFrom<readonly number[]>(rhythm.drums, chance('drum')),
  };
};

export const stepSeconds = ({ tempo }: Pick<Score, 'tempo'>, mood: Mood): number =>
  60 / (tempo * (mood === 'lively' ? livelier : 1)) / 2;

export const barsOfPhrase = 4;
/** Verse, verse, chorus, verse. */
const phrasesOfForm = 4;

/** The position of a step in the music. */
export const placeOf = ({ beats }: Pick<Score, 'beats'>, step: number) => {
  const steps = beats * 2;
  const bar = Math.floor(step / steps);
  const phrase = Math.floor(bar / barsOfPhrase);
  return { at: step % steps, steps, bar: bar % barsOfPhrase, phrase, isChorus: phrase % phrasesOfForm === 2 };
};

export const chordOf = (score: Score, { bar, isChorus }: ReturnType<typeof placeOf>): number =>
  (isChorus ? score.chorus : score.verse)[bar] ?? 0;

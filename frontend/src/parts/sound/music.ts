import type { Mixer } from './mixer';
import { type MusicNote, notesAt } from './music-notes';
import { type Mood, type Pad, scoreOf, stepSeconds } from './music-score';
import type { SoundCharacter } from './sound-character';
import { playNoise, playNote, playPad, whiteNoise } from './voices';

/** The music of a game, until it is stopped. */
export interface Music {
  readonly start: () => void;
  readonly stop: () => void;
  /** Takes effect with the next step. */
  readonly setMood: (mood: Mood) => void;
}

/** How far in advance notes are passed to the browser, and how often. */
const aheadSeconds = 0.7;
const everyMs = 200;
/** Lower than the sounds of the game. */
const loudness: Readonly<Record<Mood, number>> = { calm: 0.32, lively: 0.46 };

const cutoffs: Readonly<Record<Pad, number>> = { warm: 620, airy: 1500, reed: 950 };

/** Plays the music of a game in small portions, so that no portion is a long task. */
export const createMusic = (
  seed: string,
  character: SoundCharacter,
  { context, music }: Pick<Mixer, 'context' | 'music'>,
): Music => {
  const score = scoreOf(seed, character);
  const level = new GainNode(context, { gain: 0 });
  level.connect(music);
  const noise = whiteNoise(context);
  let mood: Mood = 'calm';
  let step = 0;
  let nextAt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const play = ({ part, hertz, steps, loudness: own }: MusicNote, at: number, length: number) => {
    const note = { hertz, at, seconds: steps * length, loudness: own };
    if (part === 'pad')
      playPad(context, level, score.pad === 'reed' ? 'sawtooth' : 'triangle', cutoffs[score.pad], note);
    else if (part === 'shaker') playNoise(context, level, noise, { ...note, from: hertz, to: hertz });
    else if (part === 'drum') playNote(context, level, 'wood', { ...note, seconds: 0.3 });
    else if (part === 'bass') playNote(context, level, 'low', note);
    else playNote(context, level, part === 'lead' ? score.lead : score.broken, note);
  };
  const fill = () => {
    const now = context.currentTime;
    // After a pause of the page, missed notes are not played.
    if (nextAt < now) nextAt = now + 0.05;
    while (nextAt < now + aheadSeconds) {
      const length = stepSeconds(score, mood);
      const late = step % 2 === 1 ? score.swing * length : 0;
      for (const note of notesAt(score, step, mood)) play(note, nextAt + late, length);
      nextAt += length;
      step += 1;
    }
  };
  return {
    start: () => {
      if (timer !== undefined) return;
      level.gain.cancelScheduledValues(context.currentTime);
      level.gain.setTargetAtTime(loudness[mood], context.currentTime, 0.8);
      fill();
      timer = setInterval(fill, everyMs);
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
      level.gain.cancelScheduledValues(context.currentTime);
      level.gain.setTargetAtTime(0, context.currentTime, 0.15);
    },
    setMood: (to) => {
      mood = to;
      if (timer !== undefined) level.gain.setTargetAtTime(loudness[mood], context.currentTime, 0.8);
    },
  };
};

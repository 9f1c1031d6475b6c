import { createMixer, type Mixer } from './mixer';
import { hertzOf, type SoundCharacter } from './sound-character';
import { playNoise, playNote, whiteNoise } from './voices';

/** The sounds of a game screen. */
export interface Synth {
  readonly mixer: Mixer;
  readonly spin: () => void;
  readonly reelStop: (reel: number) => void;
  /** A symbol that can start free spins has stopped; `count` is its number in this spin. */
  readonly trigger: (count: number) => void;
  readonly anticipation: (seconds: number) => void;
  /** `level` from 0 (a gain) to 3 (the highest tier). */
  readonly win: (level: number, countSeconds: number) => void;
  readonly freeSpins: () => void;
  readonly summary: () => void;
  readonly bet: (isRaised: boolean) => void;
}

/** Synthesizes the sounds when they are needed, without loading files. Throws if the browser has no audio. */
export const createSynth = (
  character: SoundCharacter,
  volume: number,
  audio: AudioContext = new AudioContext(),
): Synth => {
  const mixer = createMixer(volume, audio);
  const { context, effects, duck } = mixer;
  const noise = whiteNoise(context);

  const note = (step: number, delay: number, seconds: number, loudness: number) =>
    playNote(context, effects, character.voice, {
      hertz: hertzOf(character, step),
      at: context.currentTime + delay,
      seconds,
      loudness,
    });
  const breath = (from: number, to: number, delay: number, seconds: number, loudness: number) =>
    playNoise(context, effects, noise, { from, to, at: context.currentTime + delay, seconds, loudness });
  const run = (steps: readonly number[], gap: number, seconds: number, loudness: number, delay = 0) =>
    steps.forEach((step, at) => note(step, delay + at * gap, seconds, loudness));

  return {
    mixer,
    spin: () => {
      breath(300, 1800, 0, 0.45, 0.16);
      note(5, 0, 0.25, 0.1);
    },
    reelStop: (reel) => {
      playNote(context, effects, 'wood', {
        hertz: 92 + reel * 6,
        at: context.currentTime,
        seconds: 0.22,
        loudness: 0.32,
      });
      breath(900, 260, 0, 0.07, 0.14);
    },
    trigger: (count) => run([9 + count, 11 + count, 14 + count], 0.07, 0.9, 0.2),
    anticipation: (seconds) => {
      breath(240, 2600, 0, seconds, 0.14);
      const beats = Math.floor(seconds / 0.16);
      for (let beat = 0; beat < beats; beat += 1)
        note(5 + (beat % 10), beat * 0.16, 0.18, 0.05 + beat * 0.006);
    },
    win: (level, countSeconds) => {
      duck(Math.max(1, countSeconds));
      run([10, 12, 14, 15], 0.09, 0.7, 0.16);
      if (level === 0) return;
      const ticks = Math.floor(countSeconds / 0.11);
      for (let tick = 0; tick < ticks; tick += 1)
        note(10 + Math.min(Math.floor(tick / 4), 8), tick * 0.11, 0.12, 0.06);
      for (let bar = 0; bar < level + 1; bar += 1) {
        run([5 + bar, 8 + bar, 10 + bar, 12 + bar], 0.12, 0.8, 0.13, 0.4 + bar * 0.9);
        note(bar, 0.4 + bar * 0.9, 1.4, 0.2);
      }
    },
    freeSpins: () => {
      duck(2);
      run([5, 7, 9, 10, 12, 14, 15, 17], 0.11, 1.1, 0.17);
      [0, 5, 7].forEach((step) => note(step, 0.9, 2.2, 0.14));
      breath(200, 5000, 0, 1, 0.1);
    },
    summary: () => {
      duck(1.6);
      run([10, 9, 12, 10, 15], 0.16, 1.2, 0.15);
    },
    bet: (isRaised) => note(isRaised ? 12 : 10, 0, 0.1, 0.08),
  };
};

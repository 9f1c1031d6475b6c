import { hall } from './voices';

/** Mixes all sounds of a game screen. */
export interface Mixer {
  readonly context: AudioContext;
  readonly effects: AudioNode;
  readonly music: AudioNode;
  readonly setVolume: (volume: number) => void;
  /** Makes the music quieter for so many seconds. */
  readonly duck: (seconds: number) => void;
  readonly close: () => void;
}

const duckedGain = 0.25;

export const createMixer = (volume: number, context: AudioContext): Mixer => {
  const master = new GainNode(context, { gain: volume });
  const echo = new GainNode(context, { gain: 0.28 });
  const limiter = new DynamicsCompressorNode(context, { threshold: -14, ratio: 8 });
  const effects = new GainNode(context);
  const music = new GainNode(context);
  effects.connect(master);
  music.connect(master);
  echo.connect(hall(context, 1.6)).connect(master);
  effects.connect(echo);
  music.connect(echo);
  master.connect(limiter).connect(context.destination);
  let duckedUntil = 0;
  return {
    context,
    effects,
    music,
    setVolume: (to) => {
      master.gain.setTargetAtTime(to, context.currentTime, 0.03);
    },
    duck: (seconds) => {
      const now = context.currentTime;
      duckedUntil = Math.max(duckedUntil, now + seconds);
      music.gain.cancelScheduledValues(now);
      music.gain.setTargetAtTime(duckedGain, now, 0.08);
      music.gain.setTargetAtTime(1, duckedUntil, 0.7);
    },
    close: () => void context.close(),
  };
};

import type { Voice } from './sound-character';

/** One note; times in seconds of the context's clock. */
export interface Note {
  readonly hertz: number;
  readonly at: number;
  readonly seconds: number;
  /** From 0 to 1. */
  readonly loudness: number;
}

interface Partial {
  readonly type: OscillatorType;
  /** A multiple of the note's frequency. */
  readonly ratio: number;
  readonly share: number;
  /** A multiple of the note's length. */
  readonly length: number;
}

/** The partials of each instrument, and its attack time. */
const voices: Readonly<Record<Voice, { readonly attack: number; readonly partials: readonly Partial[] }>> = {
  bell: {
    attack: 0.004,
    partials: [
      { type: 'sine', ratio: 1, share: 1, length: 1 },
      { type: 'sine', ratio: 2.76, share: 0.4, length: 0.5 },
      { type: 'sine', ratio: 5.4, share: 0.16, length: 0.25 },
    ],
  },
  glass: {
    attack: 0.012,
    partials: [
      { type: 'triangle', ratio: 1, share: 0.9, length: 1 },
      { type: 'sine', ratio: 4, share: 0.28, length: 0.6 },
      { type: 'sine', ratio: 1.003, share: 0.5, length: 1 },
    ],
  },
  wood: {
    attack: 0.002,
    partials: [
      { type: 'sine', ratio: 1, share: 1, length: 0.6 },
      { type: 'sine', ratio: 3.93, share: 0.35, length: 0.12 },
      { type: 'triangle', ratio: 9.2, share: 0.08, length: 0.05 },
    ],
  },
  brass: {
    attack: 0.03,
    partials: [
      { type: 'triangle', ratio: 1, share: 0.8, length: 1 },
      { type: 'sawtooth', ratio: 1, share: 0.16, length: 0.8 },
      { type: 'sine', ratio: 2, share: 0.3, length: 0.7 },
    ],
  },
  flute: {
    attack: 0.06,
    partials: [
      { type: 'sine', ratio: 1, share: 1, length: 1 },
      { type: 'triangle', ratio: 2, share: 0.12, length: 0.8 },
    ],
  },
  harp: {
    attack: 0.003,
    partials: [
      { type: 'triangle', ratio: 1, share: 0.8, length: 1 },
      { type: 'sine', ratio: 2, share: 0.35, length: 0.5 },
      { type: 'sine', ratio: 3, share: 0.12, length: 0.25 },
    ],
  },
  // The octave above, which the loudspeaker of a phone can play.
  low: {
    attack: 0.015,
    partials: [
      { type: 'sine', ratio: 1, share: 1, length: 1 },
      { type: 'triangle', ratio: 2, share: 0.3, length: 0.7 },
    ],
  },
};

export const playNote = (context: BaseAudioContext, into: AudioNode, voice: Voice, note: Note): void => {
  const { attack, partials } = voices[voice];
  const { hertz, at, seconds, loudness } = note;
  for (const { type, ratio, share, length } of partials) {
    const end = at + Math.max(seconds * length, attack * 2);
    const oscillator = new OscillatorNode(context, { type, frequency: hertz * ratio });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness * share, at + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    oscillator.connect(gain).connect(into);
    oscillator.start(at);
    oscillator.stop(end);
  }
};

/** A note with a slow attack and release: two slightly detuned oscillators without high partials. */
export const playPad = (
  context: BaseAudioContext,
  into: AudioNode,
  type: OscillatorType,
  cutoff: number,
  { hertz, at, seconds, loudness }: Note,
): void => {
  const end = at + seconds * 1.15;
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: cutoff, Q: 0.4 });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + seconds * 0.3);
  gain.gain.setValueAtTime(loudness, at + seconds * 0.8);
  gain.gain.linearRampToValueAtTime(0, end);
  filter.connect(gain).connect(into);
  for (const detune of [-5, 6]) {
    const oscillator = new OscillatorNode(context, { type, frequency: hertz, detune });
    oscillator.connect(filter);
    oscillator.start(at);
    oscillator.stop(end);
  }
};

/** Filtered noise whose band moves from one frequency to another. */
export const playNoise = (
  context: BaseAudioContext,
  into: AudioNode,
  noise: AudioBuffer,
  { at, seconds, loudness, from, to }: Omit<Note, 'hertz'> & { readonly from: number; readonly to: number },
): void => {
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 1.2 });
  const gain = new GainNode(context, { gain: 0 });
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + seconds);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + seconds * 0.25);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(band).connect(gain).connect(into);
  source.start(at);
  source.stop(at + seconds);
};

/** Two seconds of white noise. */
export const whiteNoise = (context: BaseAudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
};

/** The reverberation of a hall: decaying noise. */
export const hall = (context: BaseAudioContext, seconds: number): ConvolverNode => {
  const length = Math.floor(context.sampleRate * seconds);
  const buffer = context.createBuffer(2, length, context.sampleRate);
  for (const channel of [0, 1]) {
    const samples = buffer.getChannelData(channel);
    for (let at = 0; at < length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 3;
  }
  return new ConvolverNode(context, { buffer });
};

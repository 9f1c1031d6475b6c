import { expect, test } from '@jest/globals';
import { plainCharacter } from './sound-character';
import { createSynth } from './synth';

/** An audio context that remembers what it was asked to play. */
const fakeAudio = () => {
  const started: { readonly at: number; readonly end: number }[] = [];
  const parameter = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (value: number) => {
      if (!(value > 0)) throw new RangeError('An exponential ramp needs a target above 0.');
    },
    setTargetAtTime: () => undefined,
  });
  class AudioPart {
    gain = parameter();
    frequency = parameter();
    begun = 0;
    connect = <To>(to: To) => to;
    start = (at: number) => (this.begun = at);
    stop = (end: number) => void started.push({ at: this.begun, end });
  }
  for (const name of [
    'GainNode',
    'OscillatorNode',
    'BiquadFilterNode',
    'AudioBufferSourceNode',
    'ConvolverNode',
    'DynamicsCompressorNode',
  ])
    Object.assign(globalThis, { [name]: AudioPart });
  const context = {
    currentTime: 5,
    sampleRate: 100,
    destination: {},
    createBuffer: (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    close: () => Promise.resolve(),
  };
  return { started, context: context as unknown as AudioContext };
};

test('every sound begins now or later and ends', () => {
  const { started, context } = fakeAudio();
  const synth = createSynth(plainCharacter, 0.5, context);
  synth.spin();
  synth.reelStop(4);
  synth.trigger(2);
  synth.anticipation(1.3);
  for (const level of [0, 1, 2, 3]) synth.win(level, 4);
  synth.freeSpins();
  synth.summary();
  synth.bet(true);
  expect(started.length).toBeGreaterThan(100);
  for (const { at, end } of started) {
    expect(at).toBeGreaterThanOrEqual(5);
    expect(end).toBeGreaterThan(at);
    expect(end).toBeLessThan(5 + 12);
  }
});

test('a higher tier is heard longer', () => {
  const lengths = [0, 1, 2, 3].map((level) => {
    const { started, context } = fakeAudio();
    createSynth(plainCharacter, 0.5, context).win(level, 0);
    return Math.max(...started.map(({ end }) => end));
  });
  expect([...lengths].sort((a, b) => a - b)).toEqual(lengths);
  expect(new Set(lengths).size).toBe(4);
});

import { expect, test } from 'vitest';
import { plainCharacter } from './sound-character';
import { createSynth } from './synth';
import { fakeAudio } from './testing/fake-audio';

test('every sound starts now or later, and ends', () => {
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

test('a higher tier has a longer sound', () => {
  const lengths = [0, 1, 2, 3].map((level) => {
    const { started, context } = fakeAudio();
    createSynth(plainCharacter, 0.5, context).win(level, 0);
    return Math.max(...started.map(({ end }) => end));
  });
  expect([...lengths].sort((a, b) => a - b)).toEqual(lengths);
  expect(new Set(lengths).size).toBe(4);
});

test('a win makes the music quieter until it is counted up, even if a shorter sound follows', () => {
  const { gains, context } = fakeAudio();
  const synth = createSynth(plainCharacter, 0.5, context);
  const { gain } = synth.mixer.music as GainNode;
  const music = gains.find((each) => (each as unknown) === gain);
  synth.win(2, 4);
  expect(music?.targets.slice(-2)).toEqual([
    { to: expect.any(Number) as number, at: 5 },
    { to: 1, at: 9 },
  ]);
  expect(music?.targets.at(-2)?.to).toBeLessThan(0.5);
  synth.summary();
  expect(music?.targets.at(-1)).toEqual({ to: 1, at: 9 });
});

import { beforeEach, expect, test, vi } from 'vitest';
import { createMixer } from './mixer';
import { createMusic } from './music';
import { plainCharacter } from './sound-character';
import { fakeAudio } from './testing/fake-audio';

beforeEach(() => void vi.useFakeTimers());

const givenMusic = (id = '01KAJ3ZV8N4Q6T9XWCB2R5M7YD') => {
  const audio = fakeAudio();
  const music = createMusic(id, plainCharacter, createMixer(0.6, audio.context));
  const level = audio.gains.at(-1);
  const pass = (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 0.2) {
      audio.passSeconds(0.2);
      vi.advanceTimersByTime(200);
    }
  };
  return { ...audio, music, level, pass };
};

test('plays nothing before the start', () => {
  const { started, pass } = givenMusic();
  pass(10);
  expect(started).toEqual([]);
});

test('schedules notes in small groups, shortly before they are due', () => {
  const { started, music, pass, context } = givenMusic();
  music.start();
  let most = 0;
  for (let portion = 0; portion < 150; portion += 1) {
    const before = started.length;
    pass(0.2);
    const fresh = started.slice(before);
    most = Math.max(most, fresh.length);
    for (const { at, end } of fresh) {
      expect(at).toBeGreaterThanOrEqual(context.currentTime);
      expect(at).toBeLessThan(context.currentTime + 1.5);
      expect(end).toBeGreaterThan(at);
    }
  }
  expect(started.length).toBeGreaterThan(100);
  expect(most).toBeLessThan(60);
});

test('stopped music fades out, schedules no more notes, and continues after another start', () => {
  const { started, music, level, pass } = givenMusic();
  music.start();
  music.start();
  pass(4);
  expect(level?.targets.at(-1)?.to).toBeGreaterThan(0);
  music.stop();
  const heard = started.length;
  pass(60);
  expect(level?.targets.at(-1)?.to).toBe(0);
  expect(started).toHaveLength(heard);
  music.start();
  pass(4);
  const later = started.slice(heard);
  // Missed notes are not played: the first note comes after the pause, and the density is the same as before.
  expect(Math.min(...later.map(({ at }) => at))).toBeGreaterThan(68);
  expect(later.length).toBeLessThan(heard * 2);
});

test('changes to the music of free spins from the next step', () => {
  const count = (isLively: boolean) => {
    const { started, music, pass } = givenMusic();
    if (isLively) music.setMood('lively');
    music.start();
    pass(20);
    return started.length;
  };
  expect(count(true)).toBeGreaterThan(count(false) * 1.5);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { createMixer } from './mixer';
import { plainCharacter } from './sound-character';
import { fakeAudio } from './testing/fake-audio';
import { useMusic } from './use-music';

let isHidden = false;
beforeEach(() => {
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

const turnPage = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

const givenMusic = async (isOn = true) => {
  const audio = fakeAudio();
  const before = audio.gains.length;
  const mixer = createMixer(0.6, audio.context);
  const level = () =>
    audio.gains.slice(before + ownGains).flatMap(({ targets }) => targets.map(({ to }) => to));
  const ownGains = audio.gains.length - before;
  const view = renderHook(
    (props: { readonly isOn: boolean }) =>
      useMusic({ ...props, mixer, seed: 'a game', character: plainCharacter, mood: 'calm' }),
    { initialProps: { isOn } },
  );
  // The code is loaded first.
  await act(() => import('./music'));
  await act(() => Promise.resolve());
  return { ...audio, ...view, level };
};

test('music starts with the sound, stops while the page is hidden, and continues', async () => {
  const { started, level, unmount } = await givenMusic();
  expect(started.length).toBeGreaterThan(0);
  turnPage(true);
  expect(level().at(-1)).toBe(0);
  turnPage(false);
  expect(level().at(-1)).toBeGreaterThan(0);
  unmount();
  expect(level().at(-1)).toBe(0);
});

test('music that is switched off stops, and is not played before it is switched on', async () => {
  const { started, level, rerender, unmount } = await givenMusic(false);
  expect(started).toEqual([]);
  rerender({ isOn: true });
  await act(() => import('./music'));
  await act(() => Promise.resolve());
  expect(started.length).toBeGreaterThan(0);
  rerender({ isOn: false });
  expect(level().at(-1)).toBe(0);
  unmount();
});

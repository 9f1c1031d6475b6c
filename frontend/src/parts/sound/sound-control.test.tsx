import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { plainCharacter } from './sound-character';
import { SoundControl } from './sound-control';
import { useSound } from './use-sound';

let opened = 0;
const withAudio = (open: () => void) =>
  Object.assign(globalThis, {
    AudioContext: class {
      state = 'suspended';
      constructor() {
        opened += 1;
        open();
      }
      resume = () => Promise.resolve();
      close = () => Promise.resolve();
    },
  });

beforeEach(() => {
  opened = 0;
  localStorage.clear();
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'AudioContext'));

const Table = () => (
  <>
    <button>Spin</button>
    <SoundControl sound={useSound(plainCharacter)} />
  </>
);

test.each([
  [
    'throws',
    () => {
      throw new Error('No audio device.');
    },
  ],
  ['stays suspended', () => undefined],
])('the control says that the browser refuses sound when its audio %s', async (_name, open) => {
  withAudio(open);
  render(<Table />);
  expect(opened).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Spin' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sound (not available)' }));
  expect(screen.getByRole('status')).toHaveTextContent('You can play without it.');
});

test('muted sound is not opened, and stays muted on this device', async () => {
  withAudio(() => undefined);
  const { unmount } = render(<Table />);
  screen.getByRole('button', { name: 'Sound' }).focus();
  localStorage.setItem('novalink.sound', '{"volume":0.6,"isMuted":true}');
  unmount();
  render(<Table />);
  await userEvent.click(screen.getByRole('button', { name: 'Spin' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sound' }));
  expect(screen.getByRole('checkbox', { name: 'Play sound' })).not.toBeChecked();
  expect(opened).toBe(0);
});

test('the choice is kept', async () => {
  withAudio(() => undefined);
  render(<Table />);
  await userEvent.click(screen.getByRole('button', { name: /^Sound/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Play sound' }));
  expect(JSON.parse(localStorage.getItem('novalink.sound') ?? '')).toEqual({ volume: 0.6, isMuted: true });
});

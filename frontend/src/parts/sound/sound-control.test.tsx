import { afterEach, beforeEach, expect, test } from 'vitest';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { plainCharacter } from './sound-character';
import { SoundControl } from './sound-control';
import { fakeAudio } from './testing/fake-audio';
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
])('shows that the browser does not allow sound when its audio %s', async (_name, open) => {
  withAudio(open);
  render(<Table />);
  expect(opened).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Spin' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sound (not available)' }));
  expect(screen.getByRole('status')).toHaveTextContent('You can play without it.');
});

test('does not start muted sound, and keeps it muted on this device', async () => {
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

test('stores the choice', async () => {
  withAudio(() => undefined);
  render(<Table />);
  await userEvent.click(screen.getByRole('button', { name: /^Sound/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Play sound' }));
  expect(kept()).toEqual({ volume: 0.6, isMuted: true, isMusicOn: true });
  expect(screen.getByRole('checkbox', { name: 'Music' })).toBeDisabled();
});

test('music can be switched off separately, and a change of the volume does not switch it on', async () => {
  withAudio(() => undefined);
  render(<Table />);
  await userEvent.click(screen.getByRole('button', { name: /^Sound/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Music' }));
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.3' } });
  expect(screen.getByRole('checkbox', { name: 'Play sound' })).toBeChecked();
  expect(kept()).toEqual({ volume: 0.3, isMuted: false, isMusicOn: false });
});

const kept = (): unknown => JSON.parse(localStorage.getItem('novalink.sound') ?? '');

test('running sound follows the volume, and ends with the game', async () => {
  const { context, gains } = fakeAudio();
  let isClosed = false;
  const opened = Object.assign(context, {
    close: () => {
      isClosed = true;
      return Promise.resolve();
    },
  });
  Object.assign(globalThis, {
    AudioContext: function () {
      return opened;
    },
  });
  const { unmount } = render(<Table />);
  await userEvent.click(screen.getByRole('button', { name: 'Spin' }));
  await waitFor(() => expect(gains.length).toBeGreaterThan(0));
  await userEvent.click(screen.getByRole('button', { name: /^Sound/ }));
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.3' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.2' } });
  await waitFor(() => expect(gains.flatMap(({ targets }) => targets.map(({ to }) => to))).toContain(0.2));
  unmount();
  expect(isClosed).toBe(true);
});

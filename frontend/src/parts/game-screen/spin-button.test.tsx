import { expect, test } from 'vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SpinButton } from './spin-button';

const openTable = (isReady = true) => {
  let spins = 0;
  render(
    <section data-game-table tabIndex={-1} aria-label="Table">
      <input aria-label="Seed" />
      <button>Rules</button>
      <SpinButton isReady={isReady} onSpin={() => (spins += 1)} />
    </section>,
  );
  return () => spins;
};

test.each([' ', 'Enter'])('the key "%s" plays one round on the page and on the game', (key) => {
  const spins = openTable();
  expect(fireEvent.keyDown(document.body, { key })).toBe(false);
  expect(spins()).toBe(1);
  screen.getByRole('region').focus();
  fireEvent.keyDown(screen.getByRole('region'), { key });
  expect(spins()).toBe(2);
});

test('a key that is held down plays only one round and does not scroll', () => {
  const spins = openTable();
  expect(fireEvent.keyDown(document.body, { key: ' ', repeat: true })).toBe(false);
  expect(spins()).toBe(0);
});

test('Space neither plays nor scrolls during a round', () => {
  const spins = openTable(false);
  expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(false);
  expect(spins()).toBe(0);
});

test('Space works as usual in fields and on other buttons', async () => {
  const spins = openTable();
  await userEvent.type(screen.getByLabelText('Seed'), 'a b');
  expect(screen.getByLabelText('Seed')).toHaveValue('a b');
  screen.getByRole('button', { name: 'Rules' }).focus();
  await userEvent.keyboard(' ');
  expect(spins()).toBe(0);
  screen.getByRole('button', { name: 'Spin' }).focus();
  await userEvent.keyboard(' ');
  expect(spins()).toBe(1);
});

test('keys do not play while a dialog is open', () => {
  const spins = openTable();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  fireEvent.keyDown(document.body, { key: ' ' });
  dialog.remove();
  expect(spins()).toBe(0);
});

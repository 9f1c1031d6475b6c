import { afterEach, expect, test } from 'vitest';
import { commandOf, type PressedKey } from './game-keys';

const firstTable = () => document.querySelector('[data-game-table]');

const press = (
  key: string,
  target: Element | null = document.body,
  more: Partial<PressedKey> = {},
  gameScreen = firstTable(),
) =>
  commandOf(
    {
      key,
      target,
      defaultPrevented: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      ...more,
    },
    gameScreen,
  );

const show = (html: string) => {
  document.body.innerHTML = html;
  return (selector: string) => document.querySelector(selector);
};
afterEach(() => void show(''));

test.each([
  [' ', 'spin'],
  ['Enter', 'spin'],
  ['ArrowUp', 'raise-bet'],
  ['ArrowRight', 'raise-bet'],
  ['ArrowDown', 'lower-bet'],
  ['ArrowLeft', 'lower-bet'],
  ['Escape', 'leave-theatre'],
  ['a', undefined],
])('the key "%s" on the game results in %s', (key, command) => {
  const find = show('<section data-game-table tabindex="-1"></section>');
  expect(press(key, find('section'))).toBe(command);
});

test('outside of the game, Space plays and the arrows scroll', () => {
  show('<section data-game-table></section>');
  expect(press(' ')).toBe('spin');
  expect(press('ArrowDown')).toBeUndefined();
});

test('in theatre mode the arrows change the bet wherever the focus is', () => {
  show('<section data-game-table data-theatre></section>');
  expect(press('ArrowDown')).toBe('lower-bet');
});

test('a button handles Space and Enter, but the arrows control the game', () => {
  const find = show('<section data-game-table><button>Rules</button></section>');
  expect(press('Enter', find('button'))).toBeUndefined();
  expect(press('ArrowUp', find('button'))).toBe('raise-bet');
});

test.each(['<input>', '<input type="range">', '<select></select>', '<textarea></textarea>'])(
  '%s handles its own keys',
  (field) => {
    const find = show(`<section data-game-table>${field}</section>`);
    const element = find('section')?.firstElementChild ?? null;
    expect([' ', 'Enter', 'ArrowUp', 'ArrowLeft'].map((key) => press(key, element))).toEqual(
      Array(4).fill(undefined),
    );
  },
);

test('Escape closes an open panel before it leaves theatre mode', () => {
  show('<section data-game-table data-theatre><button aria-expanded="true">Sound</button></section>');
  expect(press('Escape')).toBeUndefined();
});

test('the game ignores keys with a modifier, handled keys and keys while a dialog is open', () => {
  show('<section data-game-table></section>');
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'defaultPrevented'])
    expect(press(' ', document.body, { [modifier]: true })).toBeUndefined();
  show('<section data-game-table data-theatre></section><dialog open></dialog>');
  expect(['Escape', ' ', 'ArrowUp'].map((key) => press(key))).toEqual([undefined, undefined, undefined]);
});

test('a game in a dialog handles keys until another dialog opens above it', () => {
  const sheet = '<dialog open><section data-game-table data-theatre tabindex="-1">…</section></dialog>';
  const find = show(sheet);
  expect(['Escape', ' ', 'ArrowUp'].map((key) => press(key, find('section')))).toEqual([
    'leave-theatre',
    'spin',
    'raise-bet',
  ]);
  const covered = show(sheet.replace('…', '<dialog open></dialog>'));
  expect(press(' ', covered('section'))).toBeUndefined();
});

test('of two games, only the one in the open dialog handles keys, and arrows change the bet of one game only', () => {
  const find = show(
    '<section data-game-table id="hero"></section><section data-game-table id="other"></section><dialog open><section data-game-table id="sheet" data-theatre></section></dialog>',
  );
  const keysOf = (id: string) => ['Escape', ' ', 'ArrowUp'].map((key) => press(key, undefined, {}, find(id)));
  expect(keysOf('#sheet')).toEqual(['leave-theatre', 'spin', 'raise-bet']);
  expect(keysOf('#hero')).toEqual([undefined, undefined, undefined]);
  find('dialog')?.removeAttribute('open');
  expect(press('ArrowUp', find('#hero'), {}, find('#hero'))).toBe('raise-bet');
  expect(press('ArrowUp', find('#hero'), {}, find('#other'))).toBeUndefined();
});

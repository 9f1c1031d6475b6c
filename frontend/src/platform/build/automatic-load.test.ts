import { expect, test } from 'vitest';
import { createLoadGuard, reloadGuardMs } from './automatic-load';

const dayMs = 86_400_000;
let now = 1_800_000_000_000;
const guard = (storage: () => Storage = () => sessionStorage) => createLoadGuard({ storage, now: () => now });

test('limits the loads for one reason within the guard period', () => {
  expect([guard().allows('a', 2), guard().allows('a', 2), guard().allows('a', 2)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(guard().allows('b', 2)).toBe(true);
  now += reloadGuardMs;
  expect(guard().allows('a', 2)).toBe(true);
});

test.each([-dayMs, dayMs])('allows a load after the clock was changed by %d ms', (change) => {
  expect(guard().allows('a')).toBe(true);
  now += change;
  expect(guard().allows('a')).toBe(true);
  expect(guard().allows('a')).toBe(false);
});

test('loads a release once, and again after another release', () => {
  const ids = ['b', 'b', 'a', 'b'];
  expect(ids.map((id) => guard().allowsRelease(id))).toEqual([true, false, true, true]);
});

test('loads nothing automatically without storage', () => {
  const refuses = () => {
    throw new DOMException('Storage is switched off.', 'SecurityError');
  };
  expect([guard(refuses).allows('a'), guard(refuses).allowsRelease('b')]).toEqual([false, false]);
});

test.each(['later', '{}', '["x"]', 'null'])('ignores the invalid stored value %j', (text) => {
  sessionStorage.setItem('novalink.reload:a', text);
  expect(guard().allows('a')).toBe(true);
});

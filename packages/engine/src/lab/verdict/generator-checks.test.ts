import { expect, test } from '@jest/globals';
import type { ReelStops } from '../simulate/base-stops';
import { drawFrom, stateFrom } from '../simulate/generator';
import { checkGenerator } from './generator-checks';

const spins = 6000;
const draw = drawFrom(stateFrom(Uint8Array.from({ length: 16 }, (_, index) => index + 1)));
const reel = (sides: number, stop: (spin: number) => number): ReelStops => ({
  sides,
  stops: Uint8Array.from({ length: spins }, (_, spin) => stop(spin)),
});
const fair = (sides: number) => reel(sides, () => draw(sides));
const failed = (...reels: ReelStops[]) =>
  checkGenerator(reels)
    .filter(({ pass }) => !pass)
    .map(({ rule }) => rule);

test('passes fair stops in every test', () => {
  const checks = checkGenerator([fair(64), fair(23), fair(2), fair(200)]);
  expect(checks.filter(({ pass }) => !pass)).toEqual([]);
  expect(checks.map(({ limit }) => limit)).toEqual(Array(4).fill('p ≥ 0.01/15'));
  expect(checks.map(({ value }) => value)).toEqual(
    [4, 4, 4, 3].map((tests) => expect.stringMatching(new RegExp(`the smallest of ${tests} tests$`))),
  );
});

test('R1 detects a stop that is drawn too often', () => {
  expect(
    failed(
      fair(20),
      reel(20, () => (draw(30) === 0 ? 7 : draw(20))),
    ),
  ).toContain('R1');
});

test('R2 and R3 detect a counter', () => {
  expect(failed(reel(20, (spin) => spin % 20))).toEqual(['R2', 'R3']);
});

test('R2 detects halves that alternate', () => {
  const below = () => (draw(2) === 0 ? 0 : 9);
  const above = () => (draw(2) === 0 ? 10 : 19);
  expect(failed(reel(20, (spin) => (spin % 2 === 0 ? below() : above())))).toContain('R2');
});

test('R3 detects stops that repeat', () => {
  let last = 0;
  const repeats = reel(20, () => (last = draw(10) === 0 ? last : draw(20)));
  expect(failed(repeats)).toContain('R3');
});

test('R4 detects a reel that copies its neighbour', () => {
  const one = fair(64);
  const copy = reel(32, (spin) => (draw(10) === 0 ? (one.stops[spin] ?? 0) >> 1 : draw(32)));
  expect(failed(one, copy)).toEqual(['R4']);
  expect(failed(one, fair(32), copy)).toEqual([]);
});

test('does not count tests with too little data', () => {
  const one = reel(1, () => 0);
  const checks = checkGenerator([one, one]);
  expect(checks.map(({ applies, pass }) => applies || !pass)).toEqual(Array(4).fill(false));
  expect(checkGenerator([one, fair(20)])[0]?.limit).toBe('p ≥ 0.01/3');
  expect(checkGenerator([])).toHaveLength(4);
});

test('gives uniform p-values for fair stops', () => {
  const fairs = Array.from({ length: 30 }, () => checkGenerator([fair(21), fair(16)]));
  const least = fairs.flat().map(({ value }) => Number(/\d\.\d+/.exec(value)?.[0]));
  expect(least).toHaveLength(120);
  // The least of two is below 0.29 every second time; four deviations either side.
  const below = least.filter((chance, index) => chance < (index % 4 === 3 ? 0.5 : 0.29289)).length;
  expect(Math.abs(below - 60)).toBeLessThan(22);
});
